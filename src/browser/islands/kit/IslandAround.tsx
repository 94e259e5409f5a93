import { type ReactNode, useId } from 'react';
import type { IslandDefinition, JsonProps, Trigger } from './define.ts';
import './Island.tsx';

interface IslandAroundProps<Props extends JsonProps> {
  readonly of: IslandDefinition<Props>;
  readonly on: Trigger;
  readonly props: Props;
  readonly children: ReactNode;
}

/**
 * An island around what the server made and nobody makes again: a long table would otherwise travel twice, and be
 * rendered anew when it is touched. The island's component is an `Untouched` and nothing else.
 */
export function IslandAround<Props extends JsonProps>({ of, on, props, children }: IslandAroundProps<Props>) {
  return (
    <chancery-island
      data-island={of.name}
      data-on={on}
      data-prefix={`${of.name}${useId()}`}
      data-props={JSON.stringify(props)}
    >
      <div>{children}</div>
    </chancery-island>
  );
}
