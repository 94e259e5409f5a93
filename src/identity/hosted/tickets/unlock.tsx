import { ButtonLink } from '../../../components/controls/Button.tsx';
import { fill } from '../../../i18n/fill.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import { FormActions } from '../frame/Form.tsx';
import { renderDoor, siteAddress } from '../render.tsx';
import { clientNamed, type Page, type Visit } from '../visit.ts';
import { confirmPage } from './confirm-page.tsx';
import { withTicket } from './held-ticket.ts';

/** `GET /unlock?ticket=`. */
export function showUnlock(visit: Visit): Promise<Page> {
  return withTicket(visit, { purpose: 'unlock', spends: false }, async (held) => {
    const { title, lede, button } = held.m.unlock;
    const { action, secret: ticket, email } = held;
    return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
  });
}

/** `POST /unlock`: lets the account be tried again. */
export function unlock(visit: Visit): Promise<Page> {
  return withTicket(visit, { purpose: 'unlock', spends: true }, async (held) => {
    const { m, attempts, email, identity } = held;
    const site = clientNamed(identity, identity.settings.authClientId);
    await attempts.unlock(email);
    return renderDoor(held, {
      title: m.unlock.doneTitle,
      lede: m.unlock.done,
      url: null,
      children: (
        <FormActions>
          <ButtonLink href={siteAddress(held, '/auth/profile')}>
            {fill(m.unlock.toSite, { client: site.name })}
          </ButtonLink>
        </FormActions>
      ),
    });
  });
}
