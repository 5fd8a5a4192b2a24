import PDFDocument from 'pdfkit';
import { type FontName, fontNames, fontOf } from './fonts';

export type PdfDocument = InstanceType<typeof PDFDocument>;

export interface PdfOptions {
  /** What readers show as the window's title. */
  readonly title: string;
  /** A language tag: `en`. */
  readonly language: string;
  /** A name of pdfkit, such as `A4`, or width and height in points of 1/72 inch. */
  readonly size: string | readonly [number, number];
  /** In points. */
  readonly margin: number;
  /** The company. */
  readonly author: string;
  readonly createdAt: Date;
}

/** Points of 1/72 inch, the unit of a PDF. */
export function millimetres(length: number): number {
  return (length * 72) / 25.4;
}

/**
 * A PDF whose text can be selected, searched and read aloud. It begins with one page in the regular font.
 *
 * @param draw - writes all of it; pages can be visited again, for page numbers
 */
export function drawPdf(
  options: PdfOptions,
  draw: (document: PdfDocument) => void,
): Promise<Buffer> {
  const { title, language, size, margin, author, createdAt } = options;
  return new Promise((resolve, reject) => {
    const document = openPdf({
      size: typeof size === 'string' ? size : [...size],
      margin,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.font('regular');
    try {
      draw(document);
      document.end();
    } catch (error) {
      reject(error);
    }
  });
}

/**
 * A document with the fonts by their names: `document.font('bold')`. It begins with the regular one: a bundle has none of pdfkit's
 * own.
 */
export function openPdf(options: ConstructorParameters<typeof PDFDocument>[0]): PdfDocument {
  const document = new PDFDocument({ ...options, font: sourceOf('regular') });
  for (const name of fontNames) document.registerFont(name, sourceOf(name));
  return document;
}

/** Guarantee: pdfkit takes a parsed font, which its types lack. */
function sourceOf(name: FontName) {
  return fontOf(name) as unknown as string;
}
