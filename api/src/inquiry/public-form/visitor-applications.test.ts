import { careerApplications, careerEndpoints, careerInfoEndpoints } from 'contract/content';
import { storePdf, storePicture } from '../../content/stored-files.fixture';
import { bearer } from '../../testing/bearer';
import type { FormFile } from '../../testing/form-of';
import { docx, openSite, pdf, type Site, xlsx } from './visitor.fixture';
import { unknownId } from '../../testing/unknown-id';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

const applicationOf = async (reference: string | undefined) => {
  const { list, get } = careerApplications.endpoints;
  const { answer } = await site.staff(list, { query: { search: reference } });
  return (await site.staff(get, { id: answer.data[0]._id })).answer.data;
};
const download = (name: string, token?: string) =>
  site.api.inject({ url: `/api/file/download/${name}`, headers: bearer(token) });

it.each([
  [pdf, 'application/pdf'],
  [docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('an application is kept with its résumé, which staff alone may download', async (file, mime) => {
  const { status, answer, reference } = await site.apply({
    resume: file,
    phone: '+49 (0)30 / 123',
    position: '<i>Chemist</i>',
    experienceYears: '7.5',
    message: 'I am =1+1',
  });
  expect([status, answer]).toEqual([201, { data: { reference } }]);
  expect(reference).toMatch(/^JOB-\d{4}-\d{6,}$/);
  const application = await applicationOf(reference);
  expect(application).toMatchObject({
    name: 'Vera Visitor',
    email: 'vera@example.com',
    phone: '+49 (0)30 / 123',
    position: '<i>Chemist</i>',
    experienceYears: 7.5,
    message: 'I am =1+1',
    status: 'new',
    notes: null,
  });
  const { resume } = application;
  expect((await download(resume)).statusCode).toBe(404);
  const asStaff = await download(resume, site.api.adminToken);
  expect([asStaff.statusCode, asStaff.headers['content-type']]).toEqual([200, mime]);
  expect(asStaff.rawPayload.equals(Buffer.from(file.bytes))).toBe(true);
});

describe('an opening', () => {
  const offer = async (...openings: readonly object[]) => {
    const { answer } = await site.staff(careerInfoEndpoints.update, { body: { openings } });
    return answer.data.openings;
  };

  it('that is on offer gives an application its position, unless that says another', async () => {
    const [{ _id: openingId }] = await offer({ title: 'Sales engineer' });
    const plain = await site.apply({ openingId, resume: pdf });
    const own = await site.apply({ openingId, position: 'Intern', resume: pdf });
    expect([
      await applicationOf(plain.reference),
      await applicationOf(own.reference),
    ]).toMatchObject([
      { openingId, position: 'Sales engineer' },
      { openingId, position: 'Intern' },
    ]);
  });

  it('that is closed or nobody’s is refused, but stays where it was', async () => {
    const [driver, chemist] = await offer({ title: 'Driver' }, { title: 'Chemist', active: false });
    const { reference } = await site.apply({ openingId: driver._id, resume: pdf });
    const { _id: id } = await applicationOf(reference);
    await offer(chemist);
    const before = [await site.count('file'), await site.count('application')];
    for (const openingId of [driver._id, chemist._id, unknownId]) {
      const refused = await site.apply({ openingId, resume: pdf });
      expect([refused.status, refused.answer.errors?.[0].path]).toEqual([422, 'openingId']);
    }
    expect([await site.count('file'), await site.count('application')]).toEqual(before);
    const { add, update } = careerApplications.endpoints;
    expect((await site.staff(update, { id, body: { status: 'hired' } })).status).toBe(200);
    const other = { openingId: chemist._id };
    expect((await site.staff(update, { id, body: other })).status).toBe(422);
    const body = { name: 'Ann', email: 'ann@example.com', ...other };
    expect((await site.staff(add, { body })).status).toBe(422);
  });
});

describe('staff', () => {
  const { add, update } = careerApplications.endpoints;
  const letter = { name: 'Ann Beyer', email: 'ann@example.com' };

  it('enter what came by letter, with its résumé or add that later', async () => {
    const resume = await storePdf(site.api, 'staff');
    const entered = await site.staff(add, { body: { ...letter, resume, status: 'interview' } });
    expect(entered).toMatchObject({
      status: 201,
      answer: { data: { resume, status: 'interview' } },
    });
    const { _id: id } = (await site.staff(add, { body: letter })).answer.data;
    expect((await site.staff(update, { id, body: { resume } })).answer.data).toMatchObject({
      resume,
    });
    expect((await site.staff(update, { id, body: { resume: null } })).status).toBe(422);
  });

  it('enter no résumé that anybody may download, that is no document, or that is not there', async () => {
    const wrong = [await storePdf(site.api), await storePicture(site.api, 'staff'), 'none.pdf'];
    for (const resume of wrong) {
      const { status, answer } = await site.staff(add, { body: { ...letter, resume } });
      expect([resume, status, answer.errors]).toEqual([
        resume,
        422,
        [{ path: 'resume', message: expect.stringContaining('PDF or DOCX') }],
      ]);
    }
  });

  it('are neither judged nor counted when they use the site’s form', async () => {
    const headers = bearer(site.api.adminToken);
    const from = '203.0.113.77';
    const statuses: string[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      const parts = { formToken: '', homepage: 'x', resume: pdf };
      const { reference } = await site.apply(parts, { headers, from });
      statuses.push((await applicationOf(reference)).status);
    }
    expect(new Set(statuses)).toEqual(new Set(['new']));
  });
});

it('staff keep the state and their notes, and cannot exchange the résumé', async () => {
  const { reference } = await site.apply({ resume: pdf });
  const { _id: id, resume } = await applicationOf(reference);
  const { update } = careerApplications.endpoints;
  const body = { status: 'interview', notes: 'Comes on Monday' };
  expect((await site.staff(update, { id, body })).answer.data).toMatchObject({ ...body, resume });
  expect((await site.staff(update, { id, body: { resume: null } })).status).toBe(422);
});

describe('nothing stays of an application', () => {
  const text = (content: string, name: string): FormFile => ({ name, bytes: Buffer.from(content) });
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const refused: readonly (readonly [string, () => Parameters<Site['apply']>[0], number])[] = [
    ['with a picture', () => ({ resume: { name: 'resume.pdf', bytes: png } }), 415],
    ['with a table', () => ({ resume: text('name,age\nVera,40\n', 'resume.csv') }), 415],
    ['with a workbook called a document', () => ({ resume: xlsx }), 415],
    ['with a page', () => ({ resume: text('<html><script>1</script>', 'resume.pdf') }), 415],
    [
      'with a drawing',
      () => ({ resume: text('<svg xmlns="http://www.w3.org/2000/svg"/>', 'cv.svg') }),
      415,
    ],
    ['with comments without end', () => ({ resume: text('<!---->'.repeat(5_000), 'cv.pdf') }), 415],
    ['with blanks without end', () => ({ resume: text(' '.repeat(8_000), 'cv.pdf') }), 415],
    [
      'with a résumé over 10 MB',
      () => ({
        resume: { name: 'cv.pdf', bytes: Buffer.concat([pdf.bytes, Buffer.alloc(10_000_001)]) },
      }),
      413,
    ],
    ['with two résumés', () => ({ resume: [pdf, docx] }), 413],
    ['without a résumé', () => ({}), 422],
    ['with a file in another place', () => ({ notes: pdf }), 422],
    ['with a file in place of a name', () => ({ name: pdf, resume: 'x.pdf' }), 422],
    ['without a name', () => ({ name: '', resume: pdf }), 422],
    ['with a name that is too long', () => ({ name: 'x'.repeat(121), resume: pdf }), 422],
    ['with a state', () => ({ status: 'hired', resume: pdf }), 422],
    ['with years below none', () => ({ experienceYears: '-1', resume: pdf }), 422],
    ['with a part of 200 kB', () => ({ message: 'x'.repeat(200_000), resume: pdf }), 413],
    ['with a reach for the prototype', () => ({ '__proto__[x]': '1', resume: pdf }), 422],
    [
      'with fields without end',
      () => ({
        ...Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`f${place}`, 'x'])),
        resume: pdf,
      }),
      413,
    ],
  ];

  it.each(refused)('%s', async (_, parts, status) => {
    const before = [await site.count('file'), await site.count('application')];
    const sent = await site.apply(parts(), { key: site.key() });
    expect(sent.status).toBe(status);
    expect(sent.headers['content-type']).toContain('application/problem+json');
    expect([await site.count('file'), await site.count('application')]).toEqual(before);
  });

  it('that names the file of somebody else, as form or as JSON', async () => {
    const { reference } = await site.apply({ resume: pdf });
    const { resume } = await applicationOf(reference);
    const before = [await site.count('file'), await site.count('application')];
    for (const name of [resume, '../jwt-secret', 'made-up.pdf']) {
      const form = await site.apply({ resume: name });
      expect([form.status, form.answer.errors]).toEqual([
        422,
        [{ path: 'resume', message: 'Send the résumé as a file' }],
      ]);
      const body = { name: 'Vera', email: 'vera@example.com', resume: name };
      expect((await site.send(careerEndpoints.apply, body)).status).toBe(415);
      const whole = await site.apply({ data: JSON.stringify({ resume: name }) });
      expect(whole.status).toBe(422);
    }
    expect([await site.count('file'), await site.count('application')]).toEqual(before);
    expect((await download(resume, site.api.adminToken)).statusCode).toBe(200);
  });
});
