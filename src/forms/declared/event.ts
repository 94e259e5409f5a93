import { keptDays } from '../../content/types/kept-days.ts';
import { ownName, ownOrganisation } from '../fields.ts';
import type { Form } from '../form.ts';
import { takingPartConsent, takingPartEmail, takingPartNeeds } from './taking-part.ts';

/** Whoever would like to come to an event; the record it is about. */
export const event: Form = {
  mark: 'EV',
  isRegistration: true,
  title: { en: 'Register', fr: 'S’inscrire', zh: '报名' },
  text: {
    en: 'Each registration is for one person. When all places are taken you are put on the waiting list, if there is one.',
    fr: 'Chaque inscription vaut pour une personne. Si toutes les places sont prises, vous êtes mis sur liste d’attente s’il y en a une.',
    zh: '每次报名限一人。如名额已满且设有候补名单，您将进入候补名单。',
  },
  fields: [ownName, takingPartEmail, ownOrganisation, takingPartNeeds, takingPartConsent],
  send: { en: 'Register', fr: 'S’inscrire', zh: '提交报名' },
  answeredBy: 'events',
  keptDays: keptDays.event,
  thanks: 'events',
};
