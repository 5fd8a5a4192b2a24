import { Resolver } from 'node:dns/promises';
import type { DkimKey, DkimRecordState } from 'contract/email';
import { hasCode } from '../../process/error-code';

/** One question, three seconds; nothing but the answer's text is read. */
const bounds = { timeout: 3_000, tries: 1 };

/** Compares the TXT record of a key with what the domain name system has. */
export async function checkRecord({
  recordName,
  record,
}: Pick<DkimKey, 'recordName' | 'record'>): Promise<DkimRecordState> {
  try {
    const found = await new Resolver(bounds).resolveTxt(recordName);
    const keys = found.map((parts) => keyIn(parts.join('')));
    return keys.includes(keyIn(record)) ? 'found' : 'differs';
  } catch (error) {
    return hasCode(error, 'ENOTFOUND', 'ENODATA') ? 'missing' : 'no-answer';
  }
}

/** The public key of a record: tags may stand in any order and have spaces around them (RFC 6376, 3.2). */
function keyIn(record: string): string | undefined {
  const tags = record.split(';').map((tag) => tag.replace(/\s+/g, ''));
  return tags.find((tag) => tag.startsWith('p='));
}
