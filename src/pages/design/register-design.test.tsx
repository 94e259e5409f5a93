import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { siteLocales } from '../../i18n/locales.ts';
import { assetsOf } from '../../platform/assets/assets.ts';
import { renderDesign } from './register-design.tsx';

it('shows every component in every language of the site as valid HTML without style attributes', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Boxes of one question share its name: a plain form sends each that is ticked.
    rules: { 'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }] },
  });
  for (const locale of siteLocales) {
    const html = renderDesign(locale, assetsOf({ manifest: {} }));
    expect(html).not.toMatch(/\sstyle=/);
    const report = await validator.validateString(html);
    const problems = report.results.flatMap(({ messages }) => messages);
    expect(problems.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
  }
});
