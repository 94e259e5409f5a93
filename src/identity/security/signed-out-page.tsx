import { ButtonLink } from '../../components/controls/Button.tsx';
import { FormActions } from '../hosted/frame/Form.tsx';
import { nameOf, renderDoor, siteAddress } from '../hosted/render.tsx';
import { clientNamed, type Visit } from '../hosted/visit.ts';

/** To somebody who is not signed in: where to do so. */
export function signedOutPage(visit: Visit): string {
  const { m, identity, request } = visit;
  const site = clientNamed(identity, identity.settings.authClientId);
  return renderDoor(visit, {
    title: m.security.signedOutTitle,
    lede: m.security.signedOut,
    url: request.method === 'GET' ? request.url : null,
    children: (
      <FormActions>
        <ButtonLink kind="solid" href={siteAddress(visit, '/auth/profile')}>
          {m.security.signIn({ client: nameOf(site, visit) })}
        </ButtonLink>
      </FormActions>
    ),
  });
}
