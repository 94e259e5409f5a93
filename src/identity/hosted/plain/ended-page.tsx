import { ButtonLink } from '../../../components/controls/Button.tsx';
import { ownerOf } from '../../security/owner.ts';
import { FormActions } from '../frame/Form.tsx';
import { backOf, renderDoor, siteAddress } from '../render.tsx';
import type { Visit } from '../visit.ts';
import { fillWithEmail } from './email-in-text.tsx';
import { plainPage } from './plain-page.tsx';

/** A sign-in that is over. Who went back to it after signing in is told that they are, and goes on. */
export async function endedPage(visit: Visit): Promise<string> {
  const { m, request } = visit;
  const owner = await ownerOf(visit);
  if (!owner) return plainPage(visit, m.ended);
  const { name, url } = backOf(visit);
  return renderDoor(visit, {
    title: m.endedSignedIn.title,
    lede: fillWithEmail(m.endedSignedIn.text, owner.account.email),
    url: request.method === 'GET' ? request.url : null,
    children: (
      <FormActions>
        <ButtonLink kind="solid" href={siteAddress(visit, '/auth/profile')}>
          {m.endedSignedIn.toProfile}
        </ButtonLink>
        <ButtonLink href={url}>{m.back({ client: name })}</ButtonLink>
      </FormActions>
    ),
  });
}
