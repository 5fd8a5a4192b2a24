import type { Work } from 'api/seed';
import { type MailPartner, partnerValues } from 'api/partner-values';

interface Inquirer {
  readonly _id: string;
  readonly email: string;
  readonly contactName: string;
  readonly customer: MailPartner | undefined;
}

interface Visitor {
  readonly email: string;
  readonly name: string;
  readonly reference: string;
  readonly createdAt: string;
}

/** Recipients and author of the demo mails. */
export interface MailPeople {
  /** By the last digits of the inquiry's number. */
  readonly inquiries: ReadonlyMap<number, Inquirer>;
  /** By first address. */
  readonly suppliers: ReadonlyMap<string, MailPartner>;
  /** By address. */
  readonly visitors: ReadonlyMap<string, Visitor>;
  /** Null without any admin. */
  readonly adminId: string | null;
}

export async function peopleOfMails(work: Work): Promise<MailPeople> {
  const inquiries = await work
    .selectFrom('inquiry')
    .select(['_id', 'number', 'email', 'contactName', 'customerId'])
    .execute();
  const suppliers = await work.selectFrom('supplier').select('_id').execute();
  const visitors = await work
    .selectFrom('productInquiry')
    .select(['email', 'name', 'reference', 'createdAt'])
    .execute();
  const admin = await work
    .selectFrom('admin')
    .select('_id')
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst();
  const partners = await partnerValues(work, {
    customerIds: [...new Set(inquiries.flatMap(({ customerId }) => customerId ?? []))],
    supplierIds: suppliers.map(({ _id }) => _id),
  });
  return {
    inquiries: new Map(
      inquiries.map(({ number, email, customerId, ...own }) => [
        Number(number.slice(-6)),
        { ...own, email: email ?? '', customer: partners.get(customerId ?? '') },
      ]),
    ),
    suppliers: new Map(suppliers.flatMap(({ _id }) => byAddress(partners.get(_id)))),
    visitors: new Map(visitors.map((visitor) => [visitor.email, visitor])),
    adminId: admin?._id ?? null,
  };
}

function byAddress(partner: MailPartner | undefined): [string, MailPartner][] {
  return partner?.email ? [[partner.email, partner]] : [];
}
