import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

const types = '<Types><Override PartName="/word/document.xml" ContentType="application/xml"/></Types>';

/** A Word document of the least parts, with more or other ones. */
export async function wordDocument(parts: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  const all = { '[Content_Types].xml': types, 'word/document.xml': '<w:document/>', ...parts };
  for (const [name, text] of Object.entries(all)) await zip.add(name, new TextReader(text));
  return Buffer.from(await zip.close());
}
