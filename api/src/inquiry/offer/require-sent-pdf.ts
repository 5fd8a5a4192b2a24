import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { OfferRecord } from './prepare-offers';

/**
 * Compares the stored PDF with the hash of the one that was sent, which an acceptance names.
 *
 * @throws ApiProblem `invalid` at `answer`
 */
export async function requireSentPdf(
  { files }: Pick<Services, 'files'>,
  { pdf, pdfSha256 }: Pick<OfferRecord, 'pdf' | 'pdfSha256'>,
): Promise<void> {
  const file = pdf === null ? undefined : await files.find(pdf);
  const stored = file && (await files.open(file));
  const hash = createHash('sha256');
  if (stored) await pipeline(stored.stream, hash);
  if (stored && hash.digest('hex') === pdfSha256) return;
  throw invalidField(
    'answer',
    'The PDF of this offer is not available as we sent it. Ask us to send the offer again',
  );
}
