import { serveQuestions } from '../../../worker/serve-questions';
import type { ListRow } from '../../../transfer/file/list-rows';
import { pdfRows } from './pdf-rows';

/** `undefined` for what is no PDF, or is encrypted. */
export interface PdfAnswer {
  readonly rows: readonly ListRow[] | undefined;
}

void serveQuestions({ answer });

async function answer(bytes: Uint8Array): Promise<PdfAnswer> {
  try {
    return { rows: await pdfRows(bytes) };
  } catch {
    // What pdf.js throws is for its developers.
    return { rows: undefined };
  }
}
