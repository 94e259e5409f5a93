/** Where the law that the rules state can be read: official or institutional addresses. */
export const sourceUrls = {
  'new-york': 'https://uncitral.un.org/en/texts/arbitration/conventions/foreign_arbitral_awards',
  'model-law': 'https://uncitral.un.org/en/texts/arbitration/modellaw/commercial_arbitration',
  'singapore-convention':
    'https://uncitral.un.org/en/texts/mediation/conventions/international_settlement_agreements',
  'hague-2005': 'https://www.hcch.net/en/instruments/conventions/full-text/?cid=98',
  'hague-2019': 'https://www.hcch.net/en/instruments/conventions/full-text/?cid=137',
  brussels: 'https://eur-lex.europa.eu/eli/reg/2012/1215/oj',
  lugano: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:22007A1221(03)',
  'account-preservation': 'https://eur-lex.europa.eu/eli/reg/2014/655/oj',
  'mediation-directive': 'https://eur-lex.europa.eu/eli/dir/2008/52/oj',
  'arbitration-act-1996': 'https://www.legislation.gov.uk/ukpga/1996/23',
  'arbitration-act-2025': 'https://www.legislation.gov.uk/ukpga/2025/4',
  'senior-courts': 'https://www.legislation.gov.uk/ukpga/1981/54',
  cpr: 'https://www.justice.gov.uk/courts/procedure-rules/civil',
  churchill: 'https://caselaw.nationalarchives.gov.uk/ewca/civ/2023/1416',
  'zf-automotive': 'https://www.law.cornell.edu/supremecourt/text/21-401',
  'hong-kong-arbitration': 'https://www.elegislation.gov.hk/hk/cap609',
  'hong-kong-judgments': 'https://www.elegislation.gov.hk/hk/cap645',
  'hong-kong-mainland': 'https://www.doj.gov.hk/',
  'iba-evidence': 'https://www.ibanet.org/resources',
  icc: 'https://iccwbo.org/',
  'icc-statistics': 'https://iccwbo.org/dr-stat',
  lcia: 'https://www.lcia.org/',
  siac: 'https://siac.org.sg/',
  hkiac: 'https://www.hkiac.org/',
  cietac: 'https://www.cietac.org/',
} as const;

export type SourceId = keyof typeof sourceUrls;
