import { expect, it } from 'vitest';
import { takePrintOut } from './print-apart.ts';

it('takes what is for paper out of a sheet, each rule in its layer', () => {
  const { screen, print } = takePrintOut(
    '@layer base,pages;@layer pages{.a{color:red}@media print{.a{color:black}}.b{top:0}}@media print{nav{display:none}}',
  );
  expect(screen).toBe('@layer base,pages;@layer pages{.a{color:red}.b{top:0}}');
  expect(print).toBe('@layer pages{@media print{.a{color:black}}}@media print{nav{display:none}}');
});

it('takes one rule for paper within another once', () => {
  const css = '@media print{.a{top:0}@media print{.b{top:0}}}';
  expect(takePrintOut(`${css}.c{top:0}`)).toEqual({ screen: '.c{top:0}', print: css });
});

it('leaves a sheet alone that says nothing of paper, and rules that are for screens only', () => {
  const css = '@media screen and (width<900px){.a{color:red}}';
  expect(takePrintOut(css)).toEqual({ screen: css, print: '' });
});
