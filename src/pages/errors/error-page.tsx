import { segmentsOf } from '../../content/types/path-patterns.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { ServerErrorStatus } from '../../platform/http/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { addressOf } from '../../routing/links.ts';
import { belowOwnArea } from '../../routing/redirects.ts';
import { renderDocument } from '../document/document.tsx';
import { type OutwardSettings, outwardSettings } from '../document/outward-settings.ts';
import { signInSettings } from '../document/sign-in-settings.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { ownPagesNear } from './own-pages.ts';
import type { NearestQuery } from './query.gen.ts';
import { isAlike, wordsOfPath } from './words-of-path.ts';

type ErrorStatus = ServerErrorStatus | 410;

interface ErrorInput {
  readonly status: ErrorStatus;
  readonly locale: Locale;
  /** Without language prefix: its words fill the search box of a page that is not found. */
  readonly path?: string;
  /** Records whose addresses are like the one asked for (`nearestQuery`). */
  readonly near?: NearestQuery['nearest'];
  /** Where a list begins that has fewer pages than were asked for. */
  readonly firstPage?: string | null;
  /** Why a record is gone, for visitors. */
  readonly reason?: string | null;
  /** The ICP filing number of a site that is hosted in China. */
  readonly icpNumber?: string | undefined;
  /** What scripts need to know of signing in, as JSON. */
  readonly signIn?: string | undefined;
  readonly outward?: OutwardSettings | undefined;
  readonly assets: Assets;
}

/** As many pages are offered in place of one that is not there. */
const mostNear = 5;

type ErrorText = Exclude<keyof Messages['errors'], 'reason'>;
type Texts = readonly [title: ErrorText, text: ErrorText];

const texts: { readonly [S in ErrorStatus]: Texts } = {
  400: ['badRequest', 'badRequestText'],
  404: ['notFound', 'notFoundText'],
  405: ['methodNotAllowed', 'methodNotAllowedText'],
  406: ['badRequest', 'badRequestText'],
  410: ['gone', 'goneText'],
  414: ['tooLong', 'tooLongText'],
  500: ['failed', 'failedText'],
  503: ['unavailable', 'unavailableText'],
};

/** The whole document for an error, in the reader's language; made of its arguments alone. */
export function renderError(input: ErrorInput): string {
  const {
    status,
    locale,
    path = '/',
    near = [],
    firstPage = null,
    reason,
    icpNumber,
    signIn,
    outward,
    assets,
  } = input;
  const m = messagesFor(locale).errors;
  const [title, text] = texts[status];
  return renderDocument({
    locale,
    languages: 'site',
    area: null,
    path,
    exists: false,
    // No address of an error page goes into its head.
    origin: '',
    icpNumber,
    signIn,
    outward,
    assets,
    head: { title: m[title], noindex: true },
    content: (
      <ErrorPage
        locale={locale}
        status={status}
        title={m[title]}
        text={firstPage === null ? m[text] : m.pastEnd}
        firstPage={firstPage}
        reason={reason ? m.reason({ reason }) : null}
        search={status === 404 || status === 410 ? wordsOfPath(path) : null}
        // The list itself is what was looked for.
        near={status === 404 && firstPage === null ? pagesNear(path, locale, near) : []}
      />
    ),
  });
}

/** Pages that an address nearly names, and those that it would lie below: those of the same area first. */
function pagesNear(path: string, locale: Locale, near: NearestQuery['nearest']): NearestQuery['nearest'] {
  const below = belowOwnArea(path);
  const address = addressOf(locale, below);
  const area = addressOf(locale, `/${segmentsOf(below)[0] ?? ''}`);
  const alike = near.filter(
    ({ title, url }) => isAlike(path, `${title} ${url ?? ''}`) || address.startsWith(`${url}/`),
  );
  const isInArea = ({ url }: (typeof near)[number]) => `${url}/`.startsWith(`${area}/`);
  const ordered = [...alike.filter(isInArea), ...alike.filter((record) => !isInArea(record))];
  return [...ownPagesNear(path, locale), ...ordered].slice(0, mostNear);
}

/** An error of the server's own table: of the request nothing but its status and the reader's language is known. */
export function errorPage(
  status: ServerErrorStatus,
  locale: Locale,
  { settings, assets }: { readonly settings: Settings; readonly assets: Assets },
): string {
  const { icpNumber } = settings;
  const told = { signIn: signInSettings(settings), outward: outwardSettings(settings, 'absent') };
  return renderError({ status, locale, icpNumber, ...told, assets });
}
