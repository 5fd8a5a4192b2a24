import { type EmailMessage, emails, mailServers, templates } from 'contract/email';
import { inquiryEndpoints, productInquiryEndpoints, contactEndpoints } from 'contract/inquiry';
import { sql } from 'kysely';
import { maxAutomaticMails } from './automatic-mail';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { unique } from '../../testing/describe-resource-routes';
import { openSite, pdf, type Site } from '../../inquiry/public-form/visitor.fixture';

let site: Site;
let serverId: string;
beforeAll(async () => {
  site = await openSite();
  const { answer } = await site.staff(mailServers.endpoints.add, {
    body: {
      name: 'Office',
      host: 'mail.example.com',
      port: 587,
      fromName: 'Brightwater',
      fromAddress: 'office@example.com',
      isDefault: true,
    },
  });
  serverId = answer.data._id;
});
afterAll(() => site.api.close());

const address = () => `${unique()}@example.com`.toLowerCase();
const { create } = productInquiryEndpoints;
const { contact } = contactEndpoints;

async function deliver(): Promise<void> {
  const { services } = site.api;
  while ((await deliverDue({ services, log: console })) > 0);
}

async function mailsTo(to: string): Promise<EmailMessage[]> {
  await deliver();
  return (await site.staff(emails.endpoints.list, { query: { to } })).answer.data;
}

/** What the message is made of: the outbox tells of a subject alone. */
async function written(batchId: string) {
  const { rows } = await sql<{ subject: string; html: string; variables: unknown }>`
    select batch.subject, batch.html, email.variables
    from email_batch as batch join email on email.batch_id = batch._id
    where batch._id = ${batchId}`.execute(site.api.services.database);
  const { subject = '', html = '', variables } = rows[0] ?? {};
  return { subject, html, variables: JSON.stringify(variables) };
}

test('each form is confirmed with its number, and a contact message on the inquiry’s timeline', async () => {
  const [asker, writer, applicant] = [address(), address(), address()];
  const sent = await site.send(create, site.productForm({ email: asker }));
  const wrote = await site.send(contact, site.message({ email: writer }));
  const applied = await site.apply({ name: 'Ann', email: applicant, resume: pdf });
  const [first] = await mailsTo(asker);
  expect(first).toMatchObject({
    status: 'queued',
    smtpId: serverId,
    subject: `Your inquiry ${sent.reference} has reached us`,
    confirms: 'productInquiry',
    toName: 'Vera Visitor',
  });
  expect((await mailsTo(applicant))[0]).toMatchObject({
    subject: `Your application ${applied.reference} has reached us`,
    confirms: 'careerApplication',
  });
  const [second] = await mailsTo(writer);
  expect(second?.subject).toBe(`Your message ${wrote.reference} has reached us`);
  const id = second?.inquiryId ?? '';
  const { data } = (await site.staff(inquiryEndpoints.timeline, { id })).answer;
  expect(data.find(({ kind }: { kind: string }) => kind === 'email')).toMatchObject({
    _id: second?._id,
    by: null,
    email: { to: writer, confirms: 'contactMessage', createdAt: second?.createdAt },
  });
});

test('an address is written to once a day, whatever it sends and with whatever tag', async () => {
  const to = address();
  await site.send(create, site.productForm({ email: to }));
  await site.send(contact, site.message({ email: to }));
  const tagged = to.replace('@', '+again@');
  await site.send(create, site.productForm({ email: tagged }));
  expect(await mailsTo(to)).toHaveLength(1);
  expect(await mailsTo(tagged)).toEqual([]);
  await sql`update email set confirm_key = confirm_key || ' earlier' where "to" = ${to}`.execute(
    site.api.services.database,
  );
  await site.send(create, site.productForm({ email: to }));
  expect(await mailsTo(to)).toHaveLength(2);
});

test('nothing that a visitor wrote goes out, but a name that is one', async () => {
  const [to, other] = [address(), address()];
  const subject = 'Cheap watches at https://spam.example';
  const words = { subject, message: subject, company: 'Watches for all' };
  await site.send(contact, site.message({ ...words, email: to, name: 'www.spam.example now' }));
  await site.send(contact, site.message({ ...words, email: other, name: '<b>Ann</b>' }));
  for (const address of [to, other]) {
    const [mail] = await mailsTo(address);
    const { variables, ...rest } = await written(mail?.batchId ?? '');
    expect(mail?.toName).toBeNull();
    expect(variables).toContain('customer');
    expect(JSON.stringify([variables, rest])).not.toMatch(/watches|spam|<b>/i);
  }
});

test('spam, our own address and machines get no answer, and neither does what lay for long', async () => {
  const [spammer, late] = [address(), address()];
  const machine = `no-reply@${unique()}.example.com`.toLowerCase();
  await site.send(create, site.productForm({ email: spammer, homepage: 'https://spam.example' }));
  await site.send(contact, site.message({ email: spammer, homepage: 'https://spam.example' }));
  await site.send(contact, site.message({ email: 'office@example.com' }));
  await site.send(create, site.productForm({ email: machine }));
  await site.send(create, site.productForm({ email: late }));
  await sql`update product_inquiry set created_at = now() - interval '61 minutes'
    where email = ${late}`.execute(site.api.services.database);
  for (const to of [spammer, 'office@example.com', machine, late]) {
    expect(await mailsTo(to)).toEqual([]);
  }
});

test('staff’s own template takes the place of ours', async () => {
  const to = address();
  const { answer } = await site.staff(templates.endpoints.add, {
    body: {
      name: 'Confirmation',
      subject: '{{company.name}} has {{inquiry.number}}',
      html: '<p>Good day {{recipient.name}}, it came on {{inquiry.createdOn}}.</p>',
      confirms: 'productInquiry',
    },
  });
  const { reference } = await site.send(create, site.productForm({ email: to, name: 'Ann Beyer' }));
  const [mail] = await mailsTo(to);
  expect(mail?.subject).toBe(`Brightwater has ${reference}`);
  const { html, variables } = await written(mail?.batchId ?? '');
  expect(html).toContain('it came on');
  expect(variables).toContain('Ann Beyer');
  await site.staff(templates.endpoints.remove, { id: answer.data._id });
});

test('without a default server nobody is written to, and staff are told all the same', async () => {
  const to = address();
  const { database } = site.api.services;
  await database.updateTable('smtp').set({ isDefault: false }).execute();
  const { reference } = await site.send(create, site.productForm({ email: to }));
  expect(await mailsTo(to)).toEqual([]);
  const notices = await database
    .selectFrom('notification')
    .select('message')
    .where('message', 'like', `%${reference}%`)
    .execute();
  expect(notices).toHaveLength(1);
});

test('no more than a bound of confirmations go out in a day, and the form is stored all the same', async () => {
  const { database } = site.api.services;
  await database.updateTable('smtp').set({ isDefault: true }).where('_id', '=', serverId).execute();
  const columns = await sql<{ names: string }>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'email' and is_generated = 'NEVER'
      and column_name not in ('_id', 'to', 'confirm_key')`.execute(database);
  const names = sql.raw(columns.rows[0]?.names ?? '');
  await sql`
    insert into email (_id, "to", confirm_key, ${names})
    select gen_random_uuid(), 'p' || number || '@example.com', number || ' today', ${names}
    from (select * from email where confirm_key is not null limit 1) as known,
      generate_series(1, ${maxAutomaticMails}::integer) as number`.execute(database);
  const to = address();
  const { reference } = await site.send(create, site.productForm({ email: to }));
  expect(reference).toMatch(/\w/);
  expect(await mailsTo(to)).toEqual([]);
});
