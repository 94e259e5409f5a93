import { Art } from '../../art/component/Art.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../components/layout/SideNavigation.tsx';
import { headingsOf } from '../../components/rich-text/headings.ts';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../components/rich-text/TableOfContents.tsx';
import { Figure } from '../../components/sections/Figure.tsx';
import { KeyPoints } from '../../components/sections/KeyPoints.tsx';
import { Quote } from '../../components/sections/Quote.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './DesignPage.module.css';
import type { Sample } from './samples/shape.ts';

interface PartProps {
  readonly sample: Sample;
  readonly locale: Locale;
}

export function TextPart({ sample, locale }: PartProps) {
  const m = messagesFor(locale);
  const { blocks } = fromMarkdown(sample.text);
  const [first = '', second = '', ...rest] = sample.side;
  const link = (text: string, current = false) => ({ text, url: `#side-${text}`, current });
  return (
    <TitledSection id="text" heading={sample.parts.text}>
      <PageColumns
        aside={
          <>
            <TableOfContents label={m.record.contents} headings={headingsOf(blocks)} />
            <SideNavigation
              heading={m.navigation.inThisSection}
              label={m.navigation.inThisSection}
              links={[
                {
                  ...link(first),
                  children: [link(second, true), ...rest.slice(1).map((text) => link(text))],
                },
                link(rest[0] ?? ''),
              ]}
            />
          </>
        }
      >
        <KeyPoints heading={m.page.parts.keyPoints} points={sample.points} />
        <RichTextBody value={blocks} locale={locale} />
        <br />
        <div className={styles.stack}>
          <Quote text={sample.quote} by={sample.quoteBy} />
          <Figure caption={sample.figure} source={m.page.parts.source({ source: sample.source })}>
            <Art kind="lead" seed="figure" />
          </Figure>
        </div>
      </PageColumns>
    </TitledSection>
  );
}
