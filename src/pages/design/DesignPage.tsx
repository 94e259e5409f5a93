import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { DateLedger, Ledger } from '../../components/sections/Ledger.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { ControlsPart } from './ControlsPart.tsx';
import { FactsPart } from './FactsPart.tsx';
import { ListsPart } from './ListsPart.tsx';
import type { Sample } from './samples/shape.ts';
import { TextPart } from './TextPart.tsx';
import { TokensPart } from './TokensPart.tsx';

interface DesignPageProps {
  readonly sample: Sample;
  readonly locale: Locale;
}

/** Every token, component and state of the site on one page. */
export function DesignPage({ sample, locale }: DesignPageProps) {
  const { parts } = sample;
  return (
    <>
      <PageTitle title={sample.hero} eyebrow="Engraved" standfirst={sample.heroText} />
      <TitledSection id="tokens" heading={parts.tokens}>
        <TokensPart sample={sample} />
      </TitledSection>
      <TitledSection id="controls" heading={parts.controls}>
        <ControlsPart sample={sample} locale={locale} />
      </TitledSection>
      <TitledSection id="ways" heading={parts.ways} flush>
        <Ledger
          level={3}
          columns={sample.ways.map(([title = '', text, ...links]) => ({
            title,
            text,
            url: '#ways',
            links: links.map((link) => ({ text: link, url: `#${link}` })),
          }))}
        />
      </TitledSection>
      <div className="full deep">
        <TitledSection id="dates" heading={parts.dates} more={{ text: sample.see, url: '#dates' }} flush>
          <DateLedger
            dates={sample.rules.map(([title = '', place = ''], index) => ({
              day: String(1 + index * 7).padStart(2, '0'),
              month:
                locale === 'zh-cn' ? '2026 年 12 月' : locale === 'fr-fr' ? 'décembre 2026' : 'December 2026',
              dateTime: `2026-12-${String(1 + index * 7).padStart(2, '0')}`,
              title: { text: title, url: '#dates' },
              place,
            }))}
          />
        </TitledSection>
      </div>
      <ListsPart sample={sample} locale={locale} />
      <TextPart sample={sample} locale={locale} />
      <FactsPart sample={sample} locale={locale} />
    </>
  );
}
