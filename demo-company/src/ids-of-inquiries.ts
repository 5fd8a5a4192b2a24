import type { FieldValues, Work } from 'api/seed';

/** Ids of stored records that inquiries refer to, by name or address. */
export async function idsOfInquiries(work: Work) {
  const statuses = await work.selectFrom('status').select(['_id', 'name']).execute();
  const sources = await work.selectFrom('source').select(['_id', 'name']).execute();
  const admins = await work
    .selectFrom('admin')
    .select('_id')
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute();
  return {
    statusIds: new Map(statuses.map(({ name, _id }) => [name, _id])),
    sourceIds: new Map(sources.map(({ name, _id }) => [name, _id])),
    adminIds: admins.map(({ _id }) => _id),
    senders: await readSenders(work),
  };
}

/** The fields that an inquiry copies from its customer, by the customer's first address. */
async function readSenders(work: Work): Promise<Map<string, FieldValues>> {
  const customers = await work
    .selectFrom('customer')
    .select(['_id', 'companyName', 'contactPerson', 'emails', 'phones', 'address'])
    .execute();
  return new Map(
    customers.flatMap(({ _id, companyName, contactPerson, emails, phones, address }) => {
      const [email] = emails;
      if (email === undefined) return [];
      const sender = {
        customerId: _id,
        contactName: contactPerson,
        company: companyName,
        email,
        phone: phones[0] ?? null,
        country: address?.country ?? null,
      };
      return [[email, sender]];
    }),
  );
}
