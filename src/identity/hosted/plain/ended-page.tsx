import { ButtonLink } from '../../../components/controls/Button.tsx';
import { ownerOf } from '../../security/owner.ts';
import { FormActions } from '../layout/Form.tsx';
import type { PageContext } from '../page-context.ts';
import { backOf, renderDoor, siteAddress } from '../render.tsx';
import { fillWithEmail } from './email-in-text.tsx';
import { plainPage } from './plain-page.tsx';

/** A sign-in that is over. Who went back to it after signing in is told that they are, and goes on. */
export async function endedPage(context: PageContext): Promise<string> {
  const { m, request } = context;
  const owner = await ownerOf(context);
  if (!owner) return plainPage(context, m.ended);
  const { name, url } = backOf(context);
  return renderDoor(context, {
    title: m.endedSignedIn.title,
    lede: fillWithEmail(m.endedSignedIn.text, owner.account.email),
    url: request.method === 'GET' ? request.url : null,
    children: (
      <FormActions>
        <ButtonLink kind="solid" href={siteAddress(context, '/auth/profile')}>
          {m.endedSignedIn.toProfile}
        </ButtonLink>
        <ButtonLink href={url}>{m.back({ client: name })}</ButtonLink>
      </FormActions>
    ),
  });
}
