import { Button } from '../../components/controls/Button.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardList } from '../../components/listing/CardList.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { AccountProps, WechatPageProps } from './view.ts';
import styles from './WechatPage.module.css';

/** The firm's official accounts on WeChat. */
export function WechatPage({ locale, ...page }: WechatPageProps & { readonly locale: Locale }) {
  const { notices, contact } = messagesFor(locale);
  const m = contact.wechat;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <section aria-label={m.accounts}>
        <ul className={styles.accounts}>
          {page.accounts.map((account) => (
            <Account key={account.id} account={account} locale={locale} />
          ))}
        </ul>
        <p className="meta">{m.codeNote}</p>
      </section>
      {page.body && (
        <div className={styles.body}>
          <RichTextBody value={page.body} locale={locale} lang={page.lang} />
        </div>
      )}
      {page.articles.length > 0 && (
        <TitledSection id="articles" heading={m.articles} title="beside" more={page.allArticles}>
          <p className={styles.note}>{m.articlesNote}</p>
          <CardList cards={page.articles} level={3} />
        </TitledSection>
      )}
    </>
  );
}

interface AccountEntryProps {
  readonly account: AccountProps;
  readonly locale: Locale;
}

function Account({ account, locale }: AccountEntryProps) {
  const m = messagesFor(locale).contact.wechat;
  const { id, name, lang, purpose, facts, code } = account;
  return (
    <li className={styles.account} id={id}>
      <img className={styles.code} src={code.src} alt={code.alt} width={184} height={184} />
      <div className={styles.told}>
        <h2 className="title-3" lang={lang}>
          {name}
        </h2>
        <p>{purpose}</p>
        <p className={styles.id}>
          {m.id} <b id={`${id}-id`}>{id}</b>{' '}
          <Button type="button" size="small" data-action="copy" data-of={`${id}-id`} data-done={m.copied}>
            <span aria-live="polite">{m.copy}</span>
          </Button>
        </p>
        <MetaList rows={facts} />
      </div>
    </li>
  );
}
