import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { IslandDefinition, JsonProps } from './kit/define.ts';
import { Island } from './kit/Island.tsx';

const modules = import.meta.glob<{ island: IslandDefinition<JsonProps> }>('./*.island.tsx', { eager: true });

it('there are islands to test', () => {
  expect(Object.keys(modules)).not.toHaveLength(0);
});

describe.each(Object.entries(modules))('%s', (file, { island }) => {
  const render = (props: JsonProps) =>
    renderToStaticMarkup(
      <div>
        <Island of={island} on="interaction" props={props} />
        <Island of={island} on="interaction" props={props} />
      </div>,
    );

  it('has the name of its file, by which the browser loads it', () => {
    expect(file).toBe(`./${island.name}.island.tsx`);
  });

  it('has examples, and props that survive being JSON', () => {
    expect(island.examples).not.toHaveLength(0);
    for (const props of island.examples) expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });

  it('renders on the server, in a marker that says how to bring it to life', () => {
    for (const props of island.examples) {
      expect(render(props)).toMatch(
        new RegExp(`<chancery-island data-island="${island.name}" data-on="interaction" data-prefix="[^"]+"`),
      );
      expect(render(props)).not.toMatch(/<chancery-island[^>]*><\/chancery-island>/);
    }
  });

  it('has other ids in each place on a page', () => {
    for (const props of island.examples) {
      const ids = [...render(props).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('writes no style attribute, which the Content-Security-Policy refuses', () => {
    for (const props of island.examples) expect(render(props)).not.toMatch(/\sstyle=/);
  });
});
