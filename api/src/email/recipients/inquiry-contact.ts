import type { Work } from '../../db/database';

/** Who an inquiry is from, as far as they can be written to. */
export interface InquiryContact {
  readonly name: string;
  readonly email: string;
}

/** Mail to an inquiry's own address is for its contact, whose name it greets. */
export async function inquiryContact(work: Work, id: string): Promise<InquiryContact | undefined> {
  const row = await work
    .selectFrom('inquiry')
    .select(['contactName', 'email'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  return { name: row.contactName, email: row.email.toLowerCase() };
}
