import type { Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { documentEndpoints, documents } from 'contract/document';
import { emailEndpoints, mailServers } from 'contract/email';
import {
  contactEndpoints,
  followUps,
  inquiries,
  productInquiryEndpoints,
  productInquiries,
  statuses,
} from 'contract/inquiry';
import { customerEndpoints, customers, suppliers } from 'contract/partner';
import { savedViews, staffEndpoints } from 'contract/staff';
import { storePdf } from '../content/stored-files.fixture';
import { system } from '../kernel/viewer';
import type { Site } from '../inquiry/public-form/visitor.fixture';
import { deliverDue } from '../jobs/outbox-dispatcher';
import { purge } from '../jobs/purge';
import { ImportJourney } from '../transfer/import-journey.fixture';

export const person = {
  email: 'ann.beyer+lab@brightwater.example',
  /** As a person writes it; partners have it as +49301234567. */
  phone: '+49 (0)30 / 123 45-67',
  name: 'Annegret Beyerlein',
} as const;

const { email, phone, name } = person;
const aPhone = '+49301234567';

/** Puts a person wherever the product's calls let them in. */
export async function putEverywhere(site: Site): Promise<void> {
  const { api } = site;
  const ok = async (endpoint: Endpoint | undefined, request: object = {}) => {
    const { status, answer } = await site.staff(endpoint, request);
    expect([endpoint?.name, status, answer?.detail ?? null, answer?.errors ?? null]).toEqual([
      endpoint?.name,
      status < 300 ? status : 200,
      null,
      null,
    ]);
    return answer.data;
  };
  await ok(mailServers.endpoints.add, {
    body: {
      name: 'Office',
      host: 'mail.example.com',
      port: 587,
      fromName: 'Brindlewick',
      fromAddress: 'office@example.com',
      isDefault: true,
    },
  });
  await fromTheSite(site, ok);
  const customer = await ok(customers.endpoints.add, {
    body: {
      companyName: `${name} Laboratories`,
      contactPerson: name,
      emails: [email, 'info@brightwater.example'],
      phones: [aPhone],
      whatsapp: aPhone,
      notes: `Ask for ${name} (${email})`,
    },
  });
  await ok(suppliers.endpoints.add, {
    body: { companyName: 'Other Ltd', notes: `Knows ${email.toUpperCase()}, ${phone}` },
  });
  const supplier = await ok(suppliers.endpoints.add, {
    body: { companyName: 'Third Ltd', contactPerson: name, phones: [aPhone] },
  });
  await ok(suppliers.endpoints.remove, { id: supplier._id });
  await goneCustomer(site, ok);
  await inquiriesOf(site, ok, customer._id);
  await mails(ok, customer._id);
  await account(site, ok);
  const query = new URLSearchParams({ search: email }).toString();
  await ok(savedViews.endpoints.add, {
    body: { name: `For ${email}`, resource: 'inquiry', query },
  });
  const journey = new ImportJourney(api, customerEndpoints.import);
  const { _id } = await journey.checked(
    `Company name,Contact person,Emails\nImported Ltd,${name},${email}\n`,
    `${email}.csv`,
  );
  await journey.start(_id);
  while ((await deliverDue({ services: api.services, log: console })) > 0);
}

type Ok = (endpoint: Endpoint | undefined, request?: object) => Promise<Record<string, string>>;

async function fromTheSite(site: Site, ok: Ok): Promise<void> {
  const { create, convert } = productInquiryEndpoints;
  const form = site.productForm({
    ...person,
    company: `${name} Laboratories`,
    items: [{ freeText: `Acetone for ${name}` }],
    message: `I am ${name}`,
  });
  const { reference } = await site.send(create, form, { key: site.key() });
  await site.send(create, site.productForm({ ...person, homepage: 'https://spam.example' }));
  await site.send(contactEndpoints.contact, site.message({ ...person, subject: `From ${name}` }));
  await site.apply({
    ...person,
    position: 'Chemist',
    resume: {
      name: `${name}.pdf`,
      bytes: Buffer.from(`%PDF-1.7\n1 0 obj\n${email} ${name}\nendobj\n%%EOF`),
    },
  });
  const { answer } = await site.staff(productInquiries.endpoints.list, {
    query: { search: reference },
  });
  await ok(convert, { id: answer.data[0]._id });
  const chemical = await ok(chemicals.endpoints.add, {
    body: { name: 'Ethyl acetate', status: 'published' },
  });
  const file = await storePdf(site.api, 'staff');
  const document = await ok(documents.endpoints.add, {
    body: {
      chemicalId: chemical['_id'],
      kind: 'SDS',
      title: 'Sheet',
      language: 'en',
      file,
      access: 'request',
    },
  });
  const asked = await site.send(documentEndpoints.request, {
    documentId: document['_id'],
    email,
    consent: true,
    formToken: site.tokenOf(60),
  });
  expect(asked.status).toBe(201);
}

/** A customer who was deleted for good: the history alone knows them. */
async function goneCustomer({ api }: Site, ok: Ok): Promise<void> {
  const { _id } = await ok(customers.endpoints.add, {
    body: { companyName: 'Gone Ltd', contactPerson: name, emails: [email] },
  });
  await ok(customers.endpoints.remove, { id: _id });
  await letPass(api, 'customer', String(_id));
  await purge(api.services);
}

/** A month in the trash. */
function letPass({ sql }: Site['api'], table: string, id: string): Promise<void> {
  return sql(`update ${table} set deleted_at = now() - interval '31 days' where _id = $1`, [id]);
}

async function inquiriesOf({ api }: Site, ok: Ok, customerId = ''): Promise<void> {
  const upload = {
    bytes: Buffer.from(`%PDF-1.7\n1 0 obj\n${email}\nendobj\n%%EOF`),
    originalName: `Order of ${name}.pdf`,
  };
  const options = { visibility: 'staff', viewer: system } as const;
  const file = await api.services.files.store(upload, options);
  const inquiry = await ok(inquiries.endpoints.add, {
    body: {
      contactName: name,
      email,
      phone,
      customerId,
      subject: `Order of ${name}`,
      message: `Call ${phone}`,
      attachments: [{ title: `Order of ${name}`, file: file.name }],
    },
  });
  await ok(followUps.endpoints.add, {
    body: { inquiryId: inquiry['_id'], message: `${name} was ill, call ${phone}` },
  });
  const other = await ok(inquiries.endpoints.add, {
    body: { contactName: 'Somebody Else', email: 'else@example.com', message: `As ${email} said` },
  });
  await ok(followUps.endpoints.add, {
    body: { inquiryId: other['_id'], message: `Ask ${email} or 030 1234567` },
  });
}

async function mails(ok: Ok, customerId = ''): Promise<void> {
  const html = `<p>Dear ${name}, we call you at ${phone}.</p>`;
  await ok(emailEndpoints.send, {
    body: { customerIds: [customerId], subject: `For ${name}`, html },
  });
  await ok(emailEndpoints.send, {
    body: {
      to: ['one@example.com', 'two@example.com'],
      cc: [email],
      subject: 'News',
      html: '<p>Hi</p>',
    },
  });
}

async function account(site: Site, ok: Ok): Promise<void> {
  const names = { firstname: 'Annegret', lastname: 'Beyerlein', email };
  const answer = await site.api.inject({
    method: 'POST',
    url: '/api/admin/register',
    headers: { authorization: `Bearer ${site.api.adminToken}` },
    payload: { ...names, password: 'a long pass phrase of mine' },
  });
  const { _id: id } = answer.json().admin;
  await site.api.services.sessions.open(id, { userAgent: 'Firefox', address: '192.0.2.7' });
  await ok(staffEndpoints.deactivate, { id, body: { handOverTo: null } });
}

/** Closes the person's inquiries, and takes those of the forms. */
export async function closeInquiries(site: Site): Promise<void> {
  const { answer } = await site.staff(statuses.endpoints.list, { query: {} });
  const won = answer.data.find(({ kind }: { kind: string }) => kind === 'won');
  const found = await site.staff(inquiries.endpoints.list, { query: { search: email } });
  for (const { _id: id } of found.answer.data) {
    const closed = await site.staff(inquiries.endpoints.update, {
      id,
      body: { statusId: won._id },
    });
    expect(closed.status).toBe(200);
  }
}
