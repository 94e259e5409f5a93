import { ButtonLink } from '../../../components/controls/Button.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import { typeLabel } from '../../../content/types/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { ArticleLayout } from '../../shared/records/long-read/ArticleLayout.tsx';
import styles from './ArticlePage.module.css';
import type { ArticleProps, ArticleService } from './view.ts';

/** An article of the navigator: the text, who wrote it, and the answers of the service that it explains. */
export function ArticlePage({
  article,
  service,
  others,
  locale,
}: ArticleProps & { readonly locale: Locale }) {
  return (
    <>
      <ArticleLayout
        article={article}
        locale={locale}
        side={service && <Service {...service} locale={locale} />}
      />
      {others.length > 0 && (
        <TitledSection id="articles" heading={messagesFor(locale).navigator.service.articles}>
          <CardGrid cards={others} level={3} />
        </TitledSection>
      )}
    </>
  );
}

function Service({ name, summary, facts, report, locale }: ArticleService & { readonly locale: Locale }) {
  return (
    <section>
      <h2 className="capitals">{typeLabel('navigatorService', locale)}</h2>
      <div className={styles.service}>
        <p className="title-3">
          <Label {...name} />
        </p>
        {summary && <p lang={name.lang}>{summary}</p>}
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <p className="screen-only">
          <ButtonLink size="small" href={report.url ?? ''}>
            {report.text}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
