import type { Database, Work } from '../../db/database';
import { readCompany } from '../../content/company/read-company';
import { invalidField } from '../../kernel/problem';
import { mergedValues, noValues, type MailValues } from '../mail-values';
import { chemicalValues } from './chemical-values';
import { inquiryValues } from './inquiry-values';
import { shownPhone } from './shown-values';

/** The records behind the values shared by all recipients. */
export interface CommonRecords {
  readonly inquiryId?: string | undefined;
  readonly chemicalId?: string | undefined;
  /** The sender; null for automatic mail, which the company sends. */
  readonly adminId: string | null;
  readonly server: MailFrom;
  /** From `publicUrlOf`. */
  readonly publicUrl: string;
}

/** The sender of a server's mail. */
export interface MailFrom {
  readonly fromName: string | null;
  readonly fromAddress: string;
}

/**
 * The values of `company`, `sender`, `inquiry` and `chemical`.
 *
 * @throws ApiProblem `invalid` at `inquiryId` or `chemicalId` when there is no such record
 */
export async function commonValues(
  work: Database | Work,
  { inquiryId, chemicalId, adminId, server, publicUrl }: CommonRecords,
): Promise<MailValues> {
  const inquiry = inquiryId === undefined ? noValues : await inquiryValues(work, inquiryId);
  if (!inquiry) throw invalidField('inquiryId', 'There is no such inquiry');
  const chemical =
    chemicalId === undefined ? noValues : await chemicalValues(work, chemicalId, publicUrl);
  if (!chemical) throw invalidField('chemicalId', 'There is no such chemical');
  const company = await companyValues(work, server, publicUrl);
  return mergedValues(company, await senderValues(work, adminId, server), inquiry, chemical);
}

/** The company with its primary contact address; without a name it is called as the mail server's sender. */
export async function companyValues(
  work: Database | Work,
  { fromName, fromAddress }: MailFrom,
  publicUrl: string,
): Promise<MailValues> {
  const { name, contact, mailSignature } = await readCompany(work);
  const company = {
    name: name ?? fromName ?? '',
    email: fromAddress,
    website: publicUrl,
    phone: shownPhone(contact?.phones[0]),
    address: contact?.address ?? '',
    signature: mailSignature ?? '',
  };
  return { groups: { company }, lists: {} };
}

/** An admin as the sender, or the company for automatic mail. */
export async function senderValues(
  work: Database | Work,
  adminId: string | null,
  { fromName, fromAddress }: MailFrom,
): Promise<MailValues> {
  const admin =
    adminId === null
      ? undefined
      : await work
          .selectFrom('admin')
          .select(['firstname', 'lastname', 'email'])
          .where('_id', '=', adminId)
          .executeTakeFirst();
  const sender = admin
    ? { name: `${admin.firstname} ${admin.lastname}`, email: admin.email }
    : { name: fromName ?? '', email: fromAddress };
  return { groups: { sender }, lists: {} };
}
