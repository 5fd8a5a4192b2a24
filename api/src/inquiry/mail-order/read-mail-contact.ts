import type { MailContact } from 'contract/inquiry';
import { customerContacts, suppliers } from 'contract/partner';
import type { Database } from '../../db/database';
import { mailMessageTable } from '../../email/message/mail-message.table';
import { maySee } from '../../kernel/permission';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { type ContactSide, customerSide, supplierSide } from '../../partner/contact-side';
import { getRecord } from '../../repository/read';
import { askMailOrder } from './ask-mail-order';
import { findPartner } from './find-partner';

/** Who sent a message, for the form of a new contact person. A message of somebody else's mailbox is not found. */
export async function readMailContact(
  { database }: Pick<Services, 'database'>,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<MailContact> {
  await getRecord(database, mailMessageTable, id, viewer);
  const message = await database
    .selectFrom('mailMessage')
    .select(['subject', 'text', 'quoted', 'html', 'fromName', 'fromAddress'])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  const { person } = await askMailOrder({ mail: { ...message, day: '', files: [] }, units: [] });
  const { shape } = customerContacts.create;
  const { fromAddress } = message;
  return {
    name: shape.name.safeParse(person.name).data ?? null,
    role: shape.role.safeParse(person.role).data ?? null,
    email: shape.email.safeParse(fromAddress).data ?? null,
    phone: shape.phone.safeParse(person.phone).data ?? null,
    language: person.language,
    customer: await partnerOf(database, customerSide, fromAddress),
    supplier: maySee(viewer, suppliers)
      ? await partnerOf(database, supplierSide, fromAddress)
      : null,
  };
}

async function partnerOf<Side extends ContactSide>(
  database: Database,
  side: Side,
  address: string,
) {
  const found = await findPartner(database, side, address);
  if (!found) return null;
  const { _id, companyName, reason } = found;
  return { _id, companyName, reason };
}
