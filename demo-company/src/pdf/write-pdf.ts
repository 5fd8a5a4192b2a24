import { deflateSync } from 'node:zlib';

/** An A4 page as operators of a content stream; `f1` is Helvetica, `f2` Helvetica Bold. */
export interface PdfPage {
  readonly operators: readonly string[];
  /** The title of its outline entry. */
  readonly bookmark?: string;
}

/** In points. */
export const pageSize = { width: 595, height: 842 } as const;

interface PdfFacts {
  readonly title: string;
  readonly author: string;
}

/** A PDF 1.7 document with standard fonts only. */
export function writePdf(pages: readonly PdfPage[], { title, author }: PdfFacts): Buffer {
  const marked = pages.flatMap(({ bookmark }, page) =>
    bookmark === undefined ? [] : [{ bookmark, page }],
  );
  const firstPage = 7;
  const pageId = (page: number) => firstPage + page * 2;
  const firstMark = firstPage + pages.length * 2;
  const kids = pages.map((_, page) => `${pageId(page)} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R/Lang(en)/PageMode/UseOutlines/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]/MediaBox[0 0 ${pageSize.width} ${pageSize.height}]/Resources<</Font<</f1 3 0 R/f2 4 0 R>>>>>>`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<</Title ${pdfText(title)}/Author ${pdfText(author)}>>`,
    outlineOf(marked.length, firstMark),
    ...pages.flatMap(({ operators }, page) => [
      `<</Type/Page/Parent 2 0 R/Contents ${pageId(page) + 1} 0 R>>`,
      deflateSync(Buffer.from(operators.join('\n'), 'latin1')),
    ]),
    ...marked.map(({ bookmark, page }, index) => {
      const before = index > 0 ? `/Prev ${firstMark + index - 1} 0 R` : '';
      const after = index < marked.length - 1 ? `/Next ${firstMark + index + 1} 0 R` : '';
      return `<</Title ${pdfText(bookmark)}/Parent 6 0 R${before}${after}/Dest[${pageId(page)} 0 R/Fit]>>`;
    }),
  ];
  return assembled(objects);
}

/** A text as a string operand: WinAnsiEncoding, with brackets and backslashes escaped. */
export function pdfText(text: string): string {
  const letters = [...text].map((letter) => winAnsi[letter] ?? letter).join('');
  return `(${letters.replace(/[\\()]/g, String.raw`\$&`)})`;
}

/** Characters whose code in WinAnsiEncoding differs from Latin 1. */
const winAnsi: Readonly<Record<string, string>> = {
  '–': '\u0096',
  '—': '\u0097',
  '’': '\u0092',
  '“': '\u0093',
  '”': '\u0094',
  '…': '\u0085',
};

function fontOf(name: string): string {
  return `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
}

function outlineOf(count: number, first: number): string {
  if (count === 0) return '<</Type/Outlines>>';
  return `<</Type/Outlines/Count ${count}/First ${first} 0 R/Last ${first + count - 1} 0 R>>`;
}

function assembled(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : streamOf(object);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    places.push(length);
    parts.push(part);
    length += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

function streamOf(bytes: Buffer): Buffer {
  const head = `<</Length ${bytes.length}/Filter/FlateDecode>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}
