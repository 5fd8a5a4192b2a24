import { type Endpoint, utcDateText } from 'contract';
import { mailServers, templateEndpoints, templates } from 'contract/email';
import { uuidv7 } from 'uuidv7';
import { sampleValues } from '../values/sample-values';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { openTemplateFixture, type TemplateFixture } from './template.fixture';
import { unknownId } from '../../testing/unknown-id';

let fixture: TemplateFixture;
beforeAll(async () => {
  fixture = await openTemplateFixture();
});
afterAll(() => fixture.api.close());

const call = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  fixture.call(endpoint, request);

const preview = (body: object) =>
  call(templateEndpoints.preview, { body: { subject: 'Subject', html: '<p>Text</p>', ...body } });
const written = (body: object = {}) => ({
  name: `Template ${unique()}`,
  subject: 'About {{chemical.name}}',
  html: '<p>Dear {{recipient.name}}</p>',
  ...body,
});
const refused = async (body: object) => {
  const { status, answer } = await call(templates.endpoints.add, { body: written(body) });
  expect(status).toBe(422);
  return answer.errors;
};

async function addFile(megabytes: number, visibility: 'staff' | 'public' = 'staff') {
  const name = `${unique()}.pdf`;
  const file = { _id: uuidv7(), name, originalName: 'Offer.pdf', kind: 'document', visibility };
  await fixture.api.services.database
    .insertInto('file')
    .values({
      ...file,
      mime: 'application/pdf',
      size: megabytes * 1024 ** 2,
      width: null,
      height: null,
      sha256: 'a'.repeat(64),
      createdBy: null,
      createdAt: new Date().toISOString(),
    })
    .execute();
  return { title: 'Offer', file: name };
}

describe('the preview of a template', () => {
  test('has samples for all records that nobody chose', async () => {
    const parts = {
      subject: '{{inquiry.number}}',
      html: '<p>{{customer.companyName}}, {{chemical.name}}{{#inquiry.items}}, {{quantity}} {{unit}}{{/inquiry.items}}</p>',
      text: 'From {{sender.name}} ({{sender.email}})',
    };
    expect((await preview(parts)).answer).toEqual({
      data: {
        subject: 'INQ-2026-000123',
        html: '<p>Example Coatings, Acetone, 20 t, 500 kg</p>',
        text: 'From Tess Ting (tess@example.com)',
      },
    });
    const { company } = sampleValues.groups;
    expect((await preview({ text: '{{company.name}}' })).answer.data.text).toBe(company?.['name']);
  });

  test('takes a chosen record with what it has and lacks', async () => {
    const { unit, chemical, customer, supplier, inquiry } = await fixture.addRecords();
    const text = `{{recipient.name}}|{{customer.email}}|{{customer.phone}}|{{customer.city}}, {{customer.country}}|{{customer.designation}}|
{{supplier.companyName}}|{{supplier.email}}|{{inquiry.number}}|{{inquiry.company}}|{{inquiry.createdOn}}|{{inquiry.incoterm}} {{inquiry.destination}}
{{#inquiry.items}}
{{name}}: {{quantity}} {{unit}}, {{grade}}, {{packaging}}
{{/inquiry.items}}
{{chemical.casNumber}}|{{chemical.formula}}|{{chemical.page}}`;
    const records = {
      customerId: customer._id,
      supplierId: supplier._id,
      inquiryId: inquiry._id,
      chemicalId: chemical._id,
    };
    const { answer } = await preview({ html: '<p>{{chemical.name}}</p>', text, records });
    expect(answer.data.text).toBe(`Ana Example|ana@example.com|+44 20 7946 0123|Kraków, Poland||
${supplier.companyName}||${inquiry.number}||${utcDateText(inquiry.createdAt)}|CIF Hamburg
${chemical.name}: 12,500.5 ${unit.symbol}, ACS, Drum
Something blue:  , , 
67-64-1||https://chem.example/${chemical.slug}`);
    expect(answer.data.html).toBe(`<p>${chemical.name.replace('<pure>', '&lt;pure&gt;')}</p>`);
  });

  test('is from the company as the default mail server has it', async () => {
    await fixture.add(mailServers, {
      name: unique(),
      host: 'mail.example.com',
      port: 587,
      fromName: 'Chem & Co',
      fromAddress: 'sales@chem.example',
      isDefault: true,
    });
    const html = '<a href="{{company.website}}">{{company.name}}</a>';
    const { answer } = await preview({ html, text: '{{company.email}} {{company.website}}' });
    expect(answer.data.html).toBe(
      '<a href="https:&#x2F;&#x2F;chem.example" rel="noopener noreferrer">Chem &amp; Co</a>',
    );
    expect(answer.data.text).toBe('sales@chem.example https://chem.example');
  });

  test('names what is wrong by its part and place', async () => {
    const { status, answer } = await preview({
      subject: '{{inquiry.numbr}}',
      html: '<p>\n<b style="color:{{customer.city}}">x</b>',
      text: '{{#customer}}',
    });
    expect([status, answer.type]).toEqual([422, '/problems/invalid']);
    expect(answer.errors).toEqual([
      { path: 'subject', message: expect.stringContaining('Line 1, column 1: There is no') },
      { path: 'html', message: expect.stringContaining('Line 2, column 17: No variable may') },
      { path: 'text', message: expect.stringContaining('Line 1, column 1: The section') },
    ]);
  });

  test.each(['customerId', 'supplierId', 'inquiryId', 'chemicalId'])(
    'refuses a %s that is nobody’s',
    async (field) => {
      const { status, answer } = await preview({ records: { [field]: unknownId } });
      expect([status, answer.errors[0].path]).toEqual([422, `records.${field}`]);
    },
  );

  test('is for staff alone, and one line stays one line', async () => {
    const body = { subject: 'x', html: 'x' };
    expect((await callAs(fixture.api, templateEndpoints.preview, { body })).status).toBe(403);
    expect((await preview({ subject: 'x\r\nBcc: eve@example.com' })).status).toBe(422);
    expect((await preview({ html: '<b>'.repeat(9_000) })).status).toBe(200);
    expect((await preview({ html: '<b>'.repeat(60_000) })).status).toBe(422);
    expect((await preview({ html: 'x\u0000' })).status).toBe(422);
    expect((await preview({ html: 'x'.repeat(200_001) })).status).toBe(422);
  });
});

describe('a template that is saved', () => {
  test('is cut to what mail may hold and knows what it names', async () => {
    const html =
      '<script>x</script><p onclick="y" style="color:red">{{recipient.name}}{{#inquiry.items}}{{name}}{{/inquiry.items}}</p>';
    const template = await fixture.add(templates, written({ html, text: '{{customer.city}}' }));
    expect(template).toMatchObject({
      html: '<p style="color:red">{{recipient.name}}{{#inquiry.items}}{{name}}{{/inquiry.items}}</p>',
      variables: ['chemical.name', 'recipient.name', 'inquiry.items', 'customer.city'],
    });
    const body = { html: '<p>{{company.name}}<img src="javascript:x"></p>', text: null };
    const changed = await call(templates.endpoints.update, { id: template._id, body });
    expect(changed.answer.data).toMatchObject({
      html: '<p>{{company.name}}<img /></p>',
      variables: ['chemical.name', 'company.name'],
    });
    const bad = { subject: '{{chemical.nam}}' };
    const refusal = await call(templates.endpoints.update, { id: template._id, body: bad });
    expect([refusal.status, refusal.answer.errors[0].path]).toEqual([422, 'subject']);
  });

  test('is refused with all its mistakes, each at its place', async () => {
    const body = { subject: '{{x}}', html: 'a\n {{y}}', text: '{{{recipient.name}}}' };
    expect(await refused(body)).toEqual([
      { path: 'subject', message: 'Line 1, column 1: There is no variable {{x}}' },
      { path: 'html', message: 'Line 2, column 2: There is no variable {{y}}' },
      { path: 'text', message: expect.stringContaining('Line 1, column 1: Values are always') },
    ]);
    expect(await refused({ html: '<script>x</script>' })).toEqual([
      { path: 'html', message: 'Nothing of this is kept in mail' },
    ]);
    expect(await refused({ html: '"'.repeat(20) + '&'.repeat(199_900) })).toEqual([
      { path: 'html', message: expect.stringContaining('characters') },
    ]);
  });

  test('attaches files of staff, 25 MB together', async () => {
    const large = await addFile(24);
    const template = await fixture.add(
      templates,
      written({ attachments: [large, await addFile(1)] }),
    );
    expect(template.attachments).toHaveLength(2);
    expect(await refused({ attachments: [large, await addFile(2)] })).toMatchObject([
      {
        path: 'attachments',
        message: 'These files have 26.0 MB together; a message takes 25.0 MB at most',
      },
    ]);
    const unknown = { title: 'x', file: 'nothing.pdf' };
    expect(await refused({ attachments: [unknown, await addFile(1, 'public')] })).toEqual([
      { path: 'attachments.0.file', message: 'There is no such file' },
      { path: 'attachments.1.file', message: expect.stringContaining('Anybody may download') },
    ]);
    const body = { attachments: [large, large] };
    const twice = await call(templates.endpoints.update, { id: template._id, body });
    expect([twice.status, twice.answer.errors[0].path]).toEqual([422, 'attachments']);
  });

  test('confirms a form once, with no word of the visitor in its subject', async () => {
    const confirms = 'contactMessage';
    const may = 'The subject of a confirmation may name {{inquiry.number}} and the company alone';
    expect(await refused({ confirms, subject: '{{inquiry.subject}}, {{recipient.name}}' })).toEqual(
      [
        { path: 'subject', message: `Line 1, column 1: ${may}, not {{inquiry.subject}}` },
        { path: 'subject', message: `Line 1, column 22: ${may}, not {{recipient.name}}` },
      ],
    );
    const subject = '{{company.name}} has your message {{inquiry.number}}';
    const html = '<p>{{inquiry.subject}}</p>';
    const template = await fixture.add(templates, written({ confirms, subject, html }));
    const second = await call(templates.endpoints.add, {
      body: written({ confirms, subject, html }),
    });
    expect([second.status, second.answer.errors[0].path]).toEqual([409, 'confirms']);
    const changed = await call(templates.endpoints.update, {
      id: template._id,
      body: { subject: 'Dear {{recipient.name}}' },
    });
    expect(changed.status).toBe(422);
  });
});
