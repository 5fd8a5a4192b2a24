import { extractText, getMeta } from 'unpdf';

/** What a reader finds in a PDF: its title and the text of each page. */
export async function readPdf(file: Uint8Array): Promise<{ title: string; pages: string[] }> {
  const { text } = await extractText(new Uint8Array(file));
  const { info } = await getMeta(new Uint8Array(file));
  return { title: String(info.Title), pages: text };
}
