import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import { FormActions } from '../layout/Form.tsx';
import type { PageContext } from '../page-context.ts';
import { backOf, renderDoor } from '../render.tsx';

/** A page that only says something, with the way back. */
export function plainPage(
  context: PageContext,
  { title, text }: { readonly title: string; readonly text: ReactNode },
): string {
  const { name, url } = backOf(context);
  return renderDoor(context, {
    title,
    lede: text,
    url: context.request.method === 'GET' ? context.request.url : null,
    children: (
      <FormActions>
        <ButtonLink href={url}>{context.m.back({ client: name })}</ButtonLink>
      </FormActions>
    ),
  });
}
