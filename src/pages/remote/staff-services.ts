/** Sites that people who work here sign in to. Names below our domain that are not in here are nobody's. */
export const staffHosts = [
  'desk.fenwardenlisle.example',
  'mail.fenwardenlisle.example',
  'documents.fenwardenlisle.example',
  'hours.fenwardenlisle.example',
  'account.fenwardenlisle.example',
] as const;

/** Who helps when one of them does not work. */
export const serviceDesk = { phone: '+44 20 7946 0199', email: 'servicedesk@fenwardenlisle.example' };
