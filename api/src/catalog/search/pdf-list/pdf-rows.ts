import { getDocumentProxy } from 'unpdf';
import { type ListRow, placedRows } from '../../../transfer/file/list-rows';
import { type PlacedText, tableRows } from './table-rows';

const maxPages = 30;

/** The rows of a PDF with text, page by page. Empty for one of pictures. */
export async function pdfRows(bytes: Uint8Array): Promise<ListRow[]> {
  const document = await getDocumentProxy(bytes, { isEvalSupported: false, verbosity: 0 });
  try {
    const rows: ListRow[] = [];
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item ? placed(item) : []));
      rows.push(...placedRows(tableRows(texts), `page ${number}`));
    }
    return rows;
  } finally {
    await document.destroy();
  }
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
}

function placed({ str, transform, width, height }: TextItem): PlacedText[] {
  const [x, y] = transform.slice(4).map(Number);
  if (x === undefined || y === undefined) return [];
  return [{ text: str, x, y, width, height: height || 10 }];
}
