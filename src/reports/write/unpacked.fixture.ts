import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { XMLParser } from 'fast-xml-parser';

/** The files in an Office file by their paths, read by a library that did not write it. */
export async function unpacked(file: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(file)])), { useWebWorkers: false });
  const files = new Map<string, string>();
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()));
  }
  await reader.close();
  return files;
}

/** An element with its attributes and what stands in it, in order. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** All text in it. */
  readonly text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
});

type Parsed = Readonly<Record<string, unknown>>;

/** The root of an XML document. @throws Error when it is none */
export function parsed(xml: string | undefined): Element {
  const root = (parser.parse(xml ?? '') as Parsed[]).map(elementOf).find(({ name }) => name !== '?xml');
  if (!root) throw new Error('It is no XML document.');
  return root;
}

function elementOf(node: Parsed): Element {
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  if (name === '#text') return { name, attributes: {}, children: [], text: String(node['#text']) };
  const children = ((node[name] ?? []) as Parsed[]).map(elementOf);
  const attributes = (node[':@'] ?? {}) as Record<string, string>;
  return { name, attributes, children, text: children.map(({ text }) => text).join('') };
}

/** All elements of a name below one, in order. */
export function all(within: Element, name: string): Element[] {
  return within.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}
