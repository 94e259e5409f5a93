import { ButtonLink } from '../../../../components/controls/Button.tsx';
import { AccountPart } from '../AccountPart.tsx';
import { here } from '../page-language.ts';
import type { AccountTexts } from '../texts.ts';

interface FirstStepProps {
  /** Empty when nobody knows a name. */
  readonly greeting: string;
  readonly texts: AccountTexts;
}

/** How to begin, for somebody who follows nothing yet. */
export function FirstStep({ greeting, texts }: FirstStepProps) {
  const m = texts.dashboard;
  return (
    <AccountPart title={greeting || m.firstStep}>
      {greeting && <p className="lede">{m.firstStep}</p>}
      <p>{m.firstStepText}</p>
      <ButtonLink kind="solid" href={`${here('/auth/profile')}#interests`}>
        {m.toInterests}
      </ButtonLink>
      <p>
        <a href={here('/auth/newsletters-and-alerts')}>{m.toAlerts}</a>
        <br />
        <a href={here('/insights')}>{m.toInsights}</a>
      </p>
    </AccountPart>
  );
}
