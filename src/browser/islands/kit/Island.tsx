import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandDefinition, JsonProps, Trigger } from './define.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chancery-island': HTMLAttributes<HTMLElement> & {
        'data-island': string;
        'data-on': Trigger;
        'data-prefix': string;
        'data-props': string;
      };
    }
  }
}

interface IslandProps<Props extends JsonProps> {
  readonly of: IslandDefinition<Props>;
  readonly on: Trigger;
  readonly props: Props;
}

/**
 * Puts an island on a server-rendered page. It is a React root of its own with ids prefixed by its place, so that
 * the browser can hydrate it alone; around it no React context reaches in.
 */
export function Island<Props extends JsonProps>(island: IslandProps<Props>) {
  const prefix = `${island.of.name}${useId()}`;
  return <Marker {...island} prefix={prefix} />;
}

/** Without hooks: rendering inside rendering loses the state of hooks in the component around it. */
function Marker<Props extends JsonProps>({
  of: { name, Component },
  on,
  props,
  prefix,
}: IslandProps<Props> & { readonly prefix: string }) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  const rendered = { dangerouslySetInnerHTML: { __html: html } };
  return (
    <chancery-island
      data-island={name}
      data-on={on}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      {...rendered}
    />
  );
}
