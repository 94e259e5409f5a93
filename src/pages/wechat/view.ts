import type { CardProps, Labelled, MetaRow } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { cardOf } from '../shared/records/cards.ts';
import { headOf } from '../shared/records/head.ts';
import { opening, type PageOpening } from '../shared/records/opening.ts';
import { accountCodePath, type WechatAccount, wechatAccounts } from './accounts.ts';
import type { WechatPageQuery } from './query.gen.ts';

/** How many texts are shown. */
const most = 8;

export const chinese: Locale = 'zh-cn';

export interface AccountProps {
  readonly id: string;
  readonly name: string;
  /** The name's language, when it is not the interface's. */
  readonly lang: string | undefined;
  readonly purpose: string;
  readonly facts: readonly MetaRow[];
  readonly code: { readonly src: string; readonly alt: string };
}

export interface WechatPageProps extends PageOpening {
  readonly accounts: readonly AccountProps[];
  readonly body: RichText | null;
  readonly articles: readonly CardProps[];
  readonly allArticles: Labelled;
}

/** The firm on WeChat: accounts, how to follow them and know them for ours, and what they send, without WeChat. */
export function wechatView(data: WechatPageQuery, request: PageRequest): PageView<WechatPageProps> | null {
  const { section, publications, blogPosts } = data;
  if (!section) return null;
  const { locale } = request;
  const {
    contact: { wechat: m },
  } = messagesFor(locale);
  const newestFirst = [...publications.nodes, ...blogPosts.nodes].sort((one, other) =>
    dayOf(other).localeCompare(dayOf(one)),
  );
  return {
    head: headOf(section, request),
    props: {
      ...opening(section, request),
      accounts: wechatAccounts.map((account) => accountOf(account, locale)),
      body: section.body,
      articles: newestFirst.slice(0, most).map((record) => cardOf(record, locale)),
      allArticles: {
        text: m.allArticles,
        url: linkTo('publications-list', {}, chinese),
        lang: undefined,
      },
    },
  };
}

const dayOf = (record: { readonly publishedOn?: string }) => record.publishedOn ?? '';

function accountOf({ key, id, name, kind }: WechatAccount, locale: Locale): AccountProps {
  const {
    contact: { wechat: m },
  } = messagesFor(locale);
  return {
    id,
    name,
    lang: langOf(chinese, locale),
    purpose: m[key].purpose,
    facts: [
      { label: m.kind, values: [{ text: m[kind] }] },
      { label: m.rhythm, values: [{ text: m[key].rhythm }] },
    ],
    code: { src: accountCodePath({ id }), alt: m.code({ name }) },
  };
}
