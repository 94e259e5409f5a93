import { encode } from 'uqr';

/** The still zone that readers of codes need around one (ISO/IEC 18004 §6.3.8), in modules. */
const quiet = 4;

/**
 * A QR code of a text as SVG: dark on white in both schemes, since many cameras read nothing else.
 *
 * @throws RangeError when the text is longer than a code holds (2,953 bytes)
 */
export function codeSvg(text: string): string {
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  const lines = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index + quiet} ${y + quiet + 0.5}h${run.length}`),
  );
  const whole = size + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${whole}v${whole}H0z"/><path stroke="#0e1b2e" d="${lines.join('')}"/></svg>`;
}
