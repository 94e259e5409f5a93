import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';

/** Where whoever has no application, or none any more, goes on: the positions and the programmes that are open. */
export function OpenPositions({ locale }: { readonly locale: SiteLocale }) {
  const { careers, graduates } = messagesFor(locale);
  const open = [
    { url: `${linkTo('careers-list', {}, locale)}#jobs`, text: careers.allJobs },
    { url: linkTo('graduates-apply', {}, locale), text: graduates.programmes },
  ];
  return (
    <ul className="prose">
      {open.map(({ url, text }) => (
        <li key={url}>
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
