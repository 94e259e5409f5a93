import type { PhrasingContent } from 'mdast';
import type { Kept } from '../types/kept-days.ts';
import { factReference, PLACE_OF_FACT } from './facts.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import type { Fact, Mark, Span } from './types.ts';

/** What inline Markdown needs from the document around it. */
interface InlineContext {
  /** The number of a footnote, counted from its first mention. */
  footnoteNumber(identifier: string): number;
  problem(text: string): void;
}

interface Inline {
  readonly children: Span[];
  readonly markDefs: Mark[];
}

/** Turns inline Markdown into spans; `record:<id>` links become links to a record. */
export function spansOf(nodes: readonly PhrasingContent[], context: InlineContext): Inline {
  const inline: Inline = { children: [], markDefs: [] };
  for (const node of nodes) add(inline, node, [], context);
  return inline;
}

function add(inline: Inline, node: PhrasingContent, marks: readonly string[], context: InlineContext): void {
  const inside = (children: readonly PhrasingContent[], mark: string) => {
    for (const child of children) add(inline, child, [...marks, mark], context);
  };
  switch (node.type) {
    case 'text':
      addTextWithFacts(inline, node.value, marks);
      break;
    case 'break':
      addText(inline, '\n', marks);
      break;
    case 'strong':
      inside(node.children, 'strong');
      break;
    case 'emphasis':
      inside(node.children, 'em');
      break;
    case 'inlineCode':
      addText(inline, node.value, [...marks, 'code']);
      break;
    case 'link': {
      const key = define(inline, (own) => linkMark(node.url, own));
      inside(node.children, key);
      break;
    }
    case 'footnoteReference': {
      const number = context.footnoteNumber(node.identifier);
      const key = define(inline, (own) => ({ _type: 'footnoteRef', _key: own, number }));
      addText(inline, String(number), [...marks, key]);
      break;
    }
    default:
      context.problem(`${node.type} is not used in texts`);
  }
}

function linkMark(url: string, key: string): Mark {
  return url.startsWith('record:')
    ? { _type: 'recordLink', _key: key, record: url.slice('record:'.length) }
    : { _type: 'link', _key: key, href: url };
}

/** Splitting by a pattern with two groups gives the text before, the two groups, the text after, and so on. */
function addTextWithFacts(inline: Inline, text: string, marks: readonly string[]): void {
  const parts = text.split(factReference);
  for (let at = 0; at < parts.length; at += 3) {
    const [plain = '', fact, of] = parts.slice(at, at + 3);
    if (plain !== '') addText(inline, withNoBreakSpaces(joinLines(plain)), marks);
    if (fact === undefined || of === undefined) continue;
    const key = define(inline, (own) =>
      fact === 'kept'
        ? { _type: 'period', _key: own, kept: of as Kept }
        : { _type: 'fact', _key: own, fact: fact as Fact, record: of },
    );
    addText(inline, PLACE_OF_FACT, [...marks, key]);
  }
}

function define(inline: Inline, make: (key: string) => Mark): string {
  const key = `m${inline.markDefs.length}`;
  inline.markDefs.push(make(key));
  return key;
}

function addText(inline: Inline, text: string, marks: readonly string[]): void {
  const last = inline.children.at(-1);
  if (last && last.marks.length === marks.length && last.marks.every((mark, i) => mark === marks[i])) {
    inline.children[inline.children.length - 1] = { ...last, text: last.text + text };
  } else {
    inline.children.push({ _type: 'span', _key: `s${inline.children.length}`, text, marks });
  }
}

/** A paragraph wrapped in the file is one line; Chinese has no space where its lines were joined. */
function joinLines(text: string): string {
  return text
    .replaceAll(/(?<=[\p{Script=Han}，。、；：？！）》」”])\n(?=[\p{Script=Han}《（「“])/gu, '')
    .replaceAll('\n', ' ');
}
