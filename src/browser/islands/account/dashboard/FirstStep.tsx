import { ButtonLink, ButtonRow } from '../../../../components/controls/Button.tsx';
import { langOf } from '../../../../i18n/language-of.ts';
import type { SiteLocale } from '../../../../i18n/locales.ts';
import { AccountPart } from '../AccountPart.tsx';
import { here } from '../page-language.ts';
import type { AccountTexts } from '../texts.ts';
import type { OfferedTopic } from './load-dashboard.ts';

interface FirstStepProps {
  /** Empty when nobody knows a name. */
  readonly greeting: string;
  readonly offered: readonly OfferedTopic[];
  readonly locale: SiteLocale;
  readonly texts: AccountTexts;
}

/** How to begin, for somebody who follows nothing yet. */
export function FirstStep({ greeting, offered, locale, texts }: FirstStepProps) {
  const m = texts.dashboard;
  return (
    <AccountPart title={greeting || m.firstStep}>
      {greeting && <p className="lede">{m.firstStep}</p>}
      <p>{m.firstStepText}</p>
      {offered.length > 0 && (
        <>
          <p>{m.offered}</p>
          <ButtonRow>
            {offered.map(({ id, title, locale: own }) => (
              <ButtonLink key={id} size="small" href={`${here('/auth/newsletters-and-alerts')}?follow=${id}`}>
                <span lang={langOf(own, locale)}>{title}</span>
              </ButtonLink>
            ))}
          </ButtonRow>
        </>
      )}
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
