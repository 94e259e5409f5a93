import { ButtonLink } from '../../../components/controls/Button.tsx';
import { GateNote } from '../../../components/gate/GateNote.tsx';
import type { Gate } from '../../../components/gate/gate.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { here } from '../account/page-language.ts';
import type { Subscription } from '../account/subscriptions/load-subscriptions.ts';
import type { GateTexts } from './texts.ts';

interface RefusedProps {
  readonly subscription: Pick<Subscription, 'title' | 'state' | 'requestedAt'> | null;
  readonly texts: GateTexts;
  readonly locale: Locale;
  readonly rest: Gate['rest'];
  readonly lang: string | undefined;
}

/** What an account does not include: what it belongs to, and the way to ask for it. */
export function Refused({ subscription, texts: m, locale, ...note }: RefusedProps) {
  if (subscription === null) return <GateNote {...note} heading={m.refused} text={m.nobody} />;
  const { title: product, state, requestedAt } = subscription;
  const url = here('/auth/subscriptions');
  if (state === 'REQUESTED' && requestedAt !== null) {
    const date = formatDay(requestedAt, locale);
    return (
      <GateNote {...note} heading={m.requested} text={m.requestedText({ product, date })}>
        <ButtonLink href={url}>{m.toSubscriptions}</ButtonLink>
      </GateNote>
    );
  }
  return (
    <GateNote {...note} heading={m.refused} text={m.refusedText({ product })}>
      <ButtonLink kind="solid" href={url}>
        {m.ask}
      </ButtonLink>
    </GateNote>
  );
}
