import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type FilterField, Filters } from './Filters.tsx';

const field = (name: string, changes: Partial<FilterField> = {}): FilterField => ({
  name,
  label: name,
  options: [{ value: 'x', label: 'X' }],
  value: '',
  ...changes,
});
const shown = (fields: readonly FilterField[]) =>
  renderToStaticMarkup(<Filters action="/list" fields={fields} locale="en" />);

it('filters that are asked for less often are folded away, until one of them is set', () => {
  const kind = field('kind');
  expect(shown([kind])).not.toContain('More filters');
  expect(shown([kind, field('author', { inMoreFilters: true })])).not.toMatch(/<details[^>]*open/);
  const html = shown([kind, field('author', { inMoreFilters: true, value: 'x' })]);
  expect(html).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>More filters/);
  expect(html.indexOf('name="kind"')).toBeLessThan(html.indexOf('More filters'));
});
