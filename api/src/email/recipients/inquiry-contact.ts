import type { Work } from '../../db/database';

/** The contact of an inquiry, as far as there is an address. */
export interface InquiryContact {
  readonly name: string;
  readonly email: string;
}

/** Mail to an inquiry's own address goes to its contact and greets them by name. */
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
