import { units } from 'contract/catalog';
import { companyEndpoints } from 'contract/content';
import { emailEndpoints, emails, mailServers, templates } from 'contract/email';
import {
  contactEndpoints,
  inquiries,
  offerEndpoints,
  offers,
  productInquiries,
  productInquiryEndpoints,
} from 'contract/inquiry';
import { customers } from 'contract/partner';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { unique } from '../../testing/describe-resource-routes';
import { openSite, pdf, type Site } from './visitor.fixture';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const server = {
    name: 'Office',
    host: 'mail.example.com',
    port: 587,
    fromName: 'Brightwater',
    fromAddress: 'office@example.com',
    isDefault: true,
  };
  await site.staff(mailServers.endpoints.add, { body: server });
});
afterAll(() => site.api.close());

const { create, convert } = productInquiryEndpoints;
const { contact } = contactEndpoints;
const address = () => `${unique()}@example.com`.toLowerCase();

/** Subject and text of the one mail to an address. */
async function mailTo(to: string) {
  const { services } = site.api;
  while ((await deliverDue({ services, log: console })) > 0);
  const [mail] = (await site.staff(emails.endpoints.list, { query: { to } })).answer.data;
  const { answer } = await site.staff(emailEndpoints.content, { id: mail._id });
  return { subject: String(mail.subject), text: String(answer.data.text) };
}

const greetings = {
  en: [/^Your inquiry WEB-\S+ has reached us$/, /^Dear Vera Visitor,[^]*Kind regards/],
  de: [/^Ihre Anfrage WEB-\S+ ist bei uns$/, /^Guten Tag Vera Visitor,[^]*Mit freundlichen Grüßen/],
  es: [/^Hemos recibido su solicitud WEB-\S+$/, /^Buenos días, Vera Visitor:[^]*Atentamente/],
  fr: [/^Nous avons reçu votre demande WEB-\S+$/, /^Bonjour Vera Visitor,[^]*Cordialement/],
} as const;

test.each(Object.entries(greetings))(
  'an inquiry from a page in %s is confirmed in it',
  async (language, [subject, text]) => {
    const email = address();
    await site.send(create, site.productForm({ email, language }));
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toMatch(text);
    expect(mail.text).not.toMatch(/\{\{|undefined/);
  },
);

test('each form is, and without a language in English', async () => {
  const [writer, applicant, silent] = [address(), address(), address()];
  await site.send(contact, site.message({ email: writer, language: 'de' }));
  await site.apply({ name: 'Ann', email: applicant, resume: pdf, language: 'es' });
  await site.send(create, site.productForm({ email: silent }));
  expect((await mailTo(writer)).subject).toMatch(/^Ihre Nachricht INQ-\S+ ist bei uns$/);
  expect((await mailTo(applicant)).subject).toMatch(/^Hemos recibido su candidatura/);
  expect((await mailTo(silent)).subject).toMatch(/^Your inquiry/);
});

test('who is not greeted by name is greeted without one', async () => {
  const email = address();
  await site.send(create, site.productForm({ email, language: 'de', name: 'www.spam.example' }));
  expect((await mailTo(email)).text).toMatch(/^Guten Tag,\n/);
});

test.each(['xx', 'EN', '', 7, ['de']])('%j is no language of answers', async (language) => {
  const { status, answer } = await site.send(create, site.productForm({ language }));
  expect([status, answer.errors?.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['language'],
  ]);
});

test('staff’s template in the language goes before ours, and one in another language does not', async () => {
  const add = (name: string, language: string) =>
    site.staff(templates.endpoints.add, {
      body: { name, language, subject: name, html: '<p>x</p>', confirms: 'contactMessage' },
    });
  const german = await add('Nachricht da', 'de');
  const [first, second] = [address(), address()];
  await site.send(contact, site.message({ email: first, language: 'de' }));
  await site.send(contact, site.message({ email: second }));
  expect((await mailTo(first)).subject).toBe('Nachricht da');
  expect((await mailTo(second)).subject).toMatch(/^Your message/);
  const english = await add('Message is here', 'en');
  expect([german.status, english.status]).toEqual([201, 201]);
  const again = await add('Noch eine', 'de');
  expect([again.status, again.answer.errors[0].path]).toEqual([409, 'confirms']);
  for (const { answer } of [german, english]) {
    await site.staff(templates.endpoints.remove, { id: answer.data._id });
  }
});

async function inquiryFrom(fields: object): Promise<string> {
  const { reference } = await site.send(create, site.productForm({ email: address(), ...fields }));
  const query = { search: reference };
  const { answer } = await site.staff(productInquiries.endpoints.list, { query });
  return (await site.staff(convert, { id: answer.data[0]._id })).answer.data._id;
}

async function offerLanguage(inquiryId: string): Promise<string> {
  const made = await site.staff(offerEndpoints.make, { id: inquiryId });
  const id = made.answer.data._id;
  return (await site.staff(offers.endpoints.get, { id })).answer.data.language;
}

test('an inquiry keeps the language, and its offer begins in it', async () => {
  const id = await inquiryFrom({ language: 'es' });
  expect((await site.staff(inquiries.endpoints.get, { id })).answer.data.language).toBe('es');
  expect(await offerLanguage(id)).toBe('es');
  const other = await inquiryFrom({});
  expect(
    (await site.staff(inquiries.endpoints.get, { id: other })).answer.data.language,
  ).toBeNull();
  expect(await offerLanguage(other)).toBe('en');
});

test('the language of a customer goes before that of the page', async () => {
  const email = address();
  const body = { companyName: unique(), emails: [email], letterLanguage: 'fr' };
  await site.staff(customers.endpoints.add, { body });
  expect(await offerLanguage(await inquiryFrom({ email, language: 'de' }))).toBe('fr');
});

/** The link of the mail that an offer is sent with. */
async function offerLink(siteLanguages: readonly string[]): Promise<string> {
  await site.staff(companyEndpoints.update, { body: { siteLanguages } });
  const email = address();
  const id = await inquiryFrom({ email, language: 'de' });
  const offerId = (await site.staff(offerEndpoints.make, { id })).answer.data._id;
  const { lines } = (await site.staff(offers.endpoints.get, { id: offerId })).answer.data;
  const unit = { name: unique(), symbol: unique().slice(-12), dimension: 'count', factor: 1 };
  const unitId = (await site.staff(units.endpoints.add, { body: unit })).answer.data._id;
  const price = { quantity: '1', unitId, unitPrice: '10' };
  const priced = lines.map((line: object) => ({ ...line, ...price }));
  await site.staff(offers.endpoints.update, { id: offerId, body: { lines: priced } });
  const sent = await site.staff(offerEndpoints.send, { id: offerId, body: { message: null } });
  expect(sent.answer.errors).toBeUndefined();
  const { answer } = await site.staff(emails.endpoints.list, { query: { to: email } });
  const offer = answer.data.find(({ subject }: { subject: string }) => /Angebot/.test(subject));
  const content = await site.staff(emailEndpoints.content, { id: offer._id });
  const [link = ''] = /https?:\S+?offer(?=\?)/.exec(content.answer.data.text) ?? [];
  return new URL(link).pathname;
}

test('its mail leads to the page in the language, where the site speaks it', async () => {
  expect(await offerLink(['de'])).toBe('/de/inquiry/offer');
  expect(await offerLink(['es'])).toBe('/inquiry/offer');
});
