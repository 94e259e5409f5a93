/**
 * Catalogues as XLIFF 2.0 (OASIS, 2014), which the tools of translation agencies read and write: a file element for each
 * area, a unit for each message. What is put into a text in a simple way, such as {name}, is a placeholder that a tool
 * protects; a text with plural forms is given as it is, with a note that says how such texts are written.
 */
import { parse } from '@messageformat/parser';
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

export interface Unit {
  readonly area: string;
  /** The message's place in its catalogue. */
  readonly path: string;
  readonly source: string;
  /** None where nothing has been written yet. */
  readonly target: string | undefined;
  readonly description: string | undefined;
}

export interface XliffFile {
  /** BCP 47 tag of the language that is translated into. */
  readonly targetLanguage: string;
  readonly units: readonly Unit[];
}

/** A file that cannot be taken in; its message is for whoever tried. */
export class XliffError extends Error {
  override name = 'XliffError';
}

/** An element or a text, as fast-xml-parser has it when the order counts. */
type Item = { readonly [name: string]: readonly Item[] | string | Attributes };
type Attributes = Readonly<Record<string, string>>;

const options = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' } as const;

const howPluralsAreWritten =
  'ICU MessageFormat: translate the text inside the inner braces; # is the number. Give the forms that the language ' +
  'has (zero, one, two, few, many, other), “other” always.';

export function writeXliff({ targetLanguage, units }: XliffFile): string {
  const areas = [...Map.groupBy(units, ({ area }) => area)];
  const root = element(
    'xliff',
    {
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      version: '2.0',
      srcLang: 'en',
      trgLang: targetLanguage,
    },
    areas.map(([area, inArea]) =>
      element('file', { id: area, 'xml:space': 'preserve' }, inArea.map(unitElement)),
    ),
  );
  const builder = new XMLBuilder({ ...options, suppressEmptyNode: true });
  const body = String(builder.build([root]));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body.replaceAll(/<(?=file|unit|\/file|\/xliff)/g, '\n<').trim()}\n`;
}

function unitElement({ path, source, target, description }: Unit): Item {
  const notes = [description, isSimple(source) ? undefined : howPluralsAreWritten].filter(
    (note) => note !== undefined,
  );
  const segment = element('segment', target === undefined ? {} : { state: 'translated' }, [
    element('source', {}, contentOf(source)),
    ...(target === undefined ? [] : [element('target', {}, contentOf(target))]),
  ]);
  const noted = notes.map((note) => element('note', { category: 'description' }, [text(note)]));
  return element('unit', { id: path }, notes.length > 0 ? [element('notes', {}, noted), segment] : [segment]);
}

const element = (name: string, attributes: Attributes, children: readonly Item[]): Item => ({
  [name]: children,
  ':@': attributes,
});

const text = (value: string): Item => ({ '#text': value });

/** Without plural forms and choices, and without quotes that MessageFormat reads. */
function isSimple(message: string): boolean {
  if (!/[{}']/.test(message)) return true;
  return (
    !message.includes("'{") && parse(message).every(({ type }) => type === 'content' || type === 'argument')
  );
}

/** A text with its values as placeholders, where it is a simple one; alike in both languages, by their names. */
function contentOf(message: string): Item[] {
  if (!message.includes('{') || !isSimple(message)) return [text(message)];
  const times = new Map<string, number>();
  return parse(message).map((token) => {
    if (token.type !== 'argument') return text('value' in token ? token.value : '');
    const { arg: name } = token;
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    const id = before === 0 ? name : `${name}-${before + 1}`;
    return element('ph', { id, equiv: name, disp: `{${name}}` }, []);
  });
}

/** @throws XliffError that says what is wrong with the file, and where */
export function readXliff(xml: string): XliffFile {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new XliffError(`It is not XML: line ${fault.err.line}: ${fault.err.msg}`);
  const parser = new XMLParser({
    ...options,
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    htmlEntities: true,
  });
  const items = parser.parse(xml) as Item[];
  const root = childrenNamed(items, 'xliff')[0];
  if (!root) throw new XliffError('It is not XLIFF: its root element is not <xliff>.');
  const { version = '', srcLang = '', trgLang } = attributesOf(root);
  if (!/^2\.\d$/.test(version))
    throw new XliffError(`It is XLIFF ${version || 'of no version'}; what can be read is XLIFF 2.0 and 2.1.`);
  if (srcLang.split('-')[0] !== 'en')
    throw new XliffError(`It is translated from “${srcLang}”, not from “en”.`);
  if (!trgLang) throw new XliffError('It does not say which language it is translated into (trgLang).');
  const units = childrenNamed(childrenOf(root, 'xliff'), 'file').flatMap((file) => {
    const area = attributesOf(file).id ?? '';
    return childrenNamed(childrenOf(file, 'file'), 'unit').map((unit) => readUnit(area, unit));
  });
  if (units.length === 0) throw new XliffError('There is no translated text in it.');
  return { targetLanguage: trgLang, units };
}

function readUnit(area: string, unit: Item): Unit {
  const path = attributesOf(unit).id ?? '';
  const children = childrenOf(unit, 'unit');
  // Tools may cut a text into segments; the text between them is theirs, too.
  const parts = children.filter((child) => 'segment' in child || 'ignorable' in child);
  if (parts.length === 0) throw new XliffError(`“${area}”, “${path}”: there is no <segment>.`);
  const said = (name: 'source' | 'target') =>
    parts.map((part) => {
      const inner = childrenOf(part, 'segment' in part ? 'segment' : 'ignorable');
      const [own] = childrenNamed(inner, name);
      if (own) return textOf(childrenOf(own, name), `“${area}”, “${path}”`);
      // What is not translated, such as a space between sentences, stands as it is.
      const [source] = 'ignorable' in part ? childrenNamed(inner, 'source') : [];
      return source ? textOf(childrenOf(source, 'source'), path) : '';
    });
  const target = said('target').join('');
  const description = childrenNamed(children, 'notes')
    .flatMap((notes) => childrenNamed(childrenOf(notes, 'notes'), 'note'))
    .map((note) => textOf(childrenOf(note, 'note'), path))
    .find((note) => note !== howPluralsAreWritten);
  return {
    area,
    path,
    source: said('source').join(''),
    target: target.trim() === '' ? undefined : target,
    description,
  };
}

function textOf(items: readonly Item[], place: string): string {
  return items
    .map((item) => {
      if ('#text' in item) return String(item['#text']);
      if ('ph' in item) {
        const { disp, equiv } = attributesOf(item);
        if (!disp && !equiv) throw new XliffError(`${place}: a placeholder does not say what it stands for.`);
        return disp ?? `{${equiv}}`;
      }
      // Marks of a tool, about a part of the text.
      const [name = ''] = Object.keys(item);
      if (['mrk', 'pc'].includes(name)) return textOf(childrenOf(item, name), place);
      throw new XliffError(`${place}: <${name}> cannot stand in a text.`);
    })
    .join('');
}

const childrenOf = (item: Item, name: string) => (item[name] ?? []) as readonly Item[];
const childrenNamed = (items: readonly Item[], name: string) => items.filter((item) => name in item);
const attributesOf = (item: Item) => (item[':@'] ?? {}) as Attributes;
