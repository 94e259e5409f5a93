import { ButtonLink } from '../../../components/controls/Button.tsx';
import { FormActions } from '../layout/Form.tsx';
import type { PageContext } from '../page-context.ts';
import { renderDoor, siteAddress } from '../render.tsx';

/** That a mailed link has done its work, or does none: where another is asked for. */
export function spentPage(context: PageContext, state: 'used' | 'expired'): string {
  const { m, request } = context;
  const { usedTitle, used, expiredTitle, expired } = m.spent;
  return renderDoor(context, {
    title: state === 'used' ? usedTitle : expiredTitle,
    lede: state === 'used' ? used : expired,
    url: request.method === 'GET' ? request.url : null,
    children: <ToSignIn context={context} />,
  });
}

/** The way to the form of signing in: the site's, where nobody knows of a flow any more. */
export function ToSignIn({ context }: { readonly context: PageContext }) {
  return (
    <FormActions>
      <ButtonLink kind="solid" href={siteAddress(context, '/auth/profile')}>
        {context.m.signIn.button}
      </ButtonLink>
    </FormActions>
  );
}
