import { EMAIL_CONNECTION, readEmail } from '../../accounts/accounts.ts';
import type { Call } from '../call.ts';
import { checkCode } from '../check-code.ts';
import { clientOf } from '../clients.ts';
import { fieldsOf, needed } from '../fields.ts';
import { refusal } from '../refusals.ts';

/** Whether a mailed code is right; it stays good for `/passwordless/verify_redirect`, where the browser goes next. */
export const passwordlessVerify: Call = {
  method: 'POST',
  path: '/passwordless/verify',
  from: 'clients',
  answer: async (services, request) => {
    const fields = fieldsOf(request);
    if (fields.client_id !== undefined) clientOf(services.identity, request, fields);
    if (needed(fields, 'connection') !== EMAIL_CONNECTION) throw refusal('badConnection');
    const email = readEmail(fields.email);
    if (email === null) throw refusal('badEmail');
    await checkCode(services, request, { email, code: needed(fields, 'verification_code') });
    return { email };
  },
};
