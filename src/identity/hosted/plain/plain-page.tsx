import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import { FormActions } from '../frame/Form.tsx';
import { backOf, renderDoor } from '../render.tsx';
import type { Visit } from '../visit.ts';

/** A page that only says something, with the way back. */
export function plainPage(
  visit: Visit,
  { title, text }: { readonly title: string; readonly text: ReactNode },
): string {
  const { name, url } = backOf(visit);
  return renderDoor(visit, {
    title,
    lede: text,
    url: visit.request.method === 'GET' ? visit.request.url : null,
    children: (
      <FormActions>
        <ButtonLink href={url}>{visit.m.back({ client: name })}</ButtonLink>
      </FormActions>
    ),
  });
}
