import { z } from 'zod';

/** A kind of document that a customer can ask for with an inquiry. */
export const DocumentWanted = z.enum(['SDS', 'TDS', 'COA', 'Other']);
export type DocumentWanted = z.infer<typeof DocumentWanted>;

export const DocumentsWanted = z.array(DocumentWanted).max(DocumentWanted.options.length);
