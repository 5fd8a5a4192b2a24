import type { DataSheet } from 'contract/catalog';
import { drawDocument } from '../../pdf/document-pool';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';

export type DrawnSheet =
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array }
  /** The visitor has to wait for so many seconds. */
  | { readonly kind: 'busy'; readonly retryAfter: number | undefined };

/** The sheet as PDF, drawn once. */
export async function dataSheetPdf(
  { drawnFiles }: Pick<Services, 'drawnFiles'>,
  sheet: DataSheet,
): Promise<DrawnSheet> {
  try {
    const bytes = await drawnFiles.find({ sheet }, () => drawDocument('dataSheet', sheet));
    return { kind: 'drawn', bytes };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'unavailable') throw error;
    return { kind: 'busy', retryAfter: error.retryAfter };
  }
}
