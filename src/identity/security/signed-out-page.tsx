import { ButtonLink } from '../../components/controls/Button.tsx';
import { FormActions } from '../hosted/layout/Form.tsx';
import { clientNamed, type PageContext } from '../hosted/page-context.ts';
import { nameOf, renderDoor, siteAddress } from '../hosted/render.tsx';

/** To somebody who is not signed in: where to do so. */
export function signedOutPage(context: PageContext): string {
  const { m, identity, request } = context;
  const site = clientNamed(identity, identity.settings.authClientId);
  return renderDoor(context, {
    title: m.security.signedOutTitle,
    lede: m.security.signedOut,
    url: request.method === 'GET' ? request.url : null,
    children: (
      <FormActions>
        <ButtonLink kind="solid" href={siteAddress(context, '/auth/profile')}>
          {m.security.signIn({ client: nameOf(site, context) })}
        </ButtonLink>
      </FormActions>
    ),
  });
}
