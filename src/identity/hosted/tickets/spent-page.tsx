import { ButtonLink } from '../../../components/controls/Button.tsx';
import { FormActions } from '../frame/Form.tsx';
import { renderDoor, siteAddress } from '../render.tsx';
import type { Visit } from '../visit.ts';

/** That a mailed link has done its work, or does none: where another is asked for. */
export function spentPage(visit: Visit, state: 'used' | 'expired'): string {
  const { m, request } = visit;
  const { usedTitle, used, expiredTitle, expired } = m.spent;
  return renderDoor(visit, {
    title: state === 'used' ? usedTitle : expiredTitle,
    lede: state === 'used' ? used : expired,
    url: request.method === 'GET' ? request.url : null,
    children: <ToSignIn visit={visit} />,
  });
}

/** The way to the form of signing in: the site's, where nobody knows of a flow any more. */
export function ToSignIn({ visit }: { readonly visit: Visit }) {
  return (
    <FormActions>
      <ButtonLink kind="solid" href={siteAddress(visit, '/auth/profile')}>
        {visit.m.signIn.button}
      </ButtonLink>
    </FormActions>
  );
}
