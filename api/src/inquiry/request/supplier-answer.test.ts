import { inquiries, supplierRequestEndpoints, supplierRequests } from 'contract/inquiry';
import { offered, openRequests } from './request.fixture';

let works: Awaited<ReturnType<typeof openRequests>>;
beforeAll(async () => {
  works = await openRequests();
});
afterAll(() => works.api.close());

describe('a supplier’s answer', () => {
  it('is stored, replaced by a later one, and kept in the history', async () => {
    const { id, keys, request, supplierIds } = await works.sentRequest(1);
    const key = String(keys[0]);
    const fields = { unitId: works.desk.kilogram, incoterm: 'FCA', place: 'Gdansk' };
    const first = offered(request.lines, ['1.25', null], fields);
    expect((await works.answer(key, first)).answer.data).toMatchObject({ state: 'answered' });
    const once = await works.askedOf(id);
    await works.answer(key, first);
    expect((await works.askedOf(id))[0].version).toBe(once[0].version);
    await works.answer(key, offered(request.lines, ['1.20', '3'], fields));
    expect(await works.askedOf(id)).toMatchObject([
      {
        supplierId: supplierIds[0],
        answer: { lines: [{ unitPrice: '1.20' }, { unitPrice: '3' }] },
      },
    ]);
    const audit = await works.api.services.database
      .selectFrom('audit')
      .select('changes')
      .where('recordId', '=', once[0]._id)
      .where('action', '=', 'update')
      .execute();
    expect(JSON.stringify(audit)).toContain('"1.25"');
    expect((await works.show(key)).answer.data.contents.answer.lines[0].unitPrice).toBe('1.20');
  });

  it('may be a refusal with a reason, and an offer after it', async () => {
    const { id, keys, request } = await works.sentRequest(1);
    const key = String(keys[0]);
    await works.answer(key, { answer: 'decline', reason: 'Sold out' });
    expect(await works.askedOf(id)).toMatchObject([
      { state: 'declined', declineReason: 'Sold out' },
    ]);
    expect(await works.read(id)).toMatchObject({ state: 'answered', answeredCount: 1 });
    await works.answer(key, offered(request.lines, ['1'], { unitId: works.desk.kilogram }));
    expect(await works.askedOf(id)).toMatchObject([{ state: 'answered', declineReason: null }]);
  });

  it('is announced to who asked and on the inquiry, there without the supplier', async () => {
    const { id, keys, request, inquiryId } = await works.sentRequest(1);
    const unitId = works.desk.kilogram;
    await works.answer(String(keys[0]), offered(request.lines, ['1', null], { unitId }));
    const { database } = works.api.services;
    const notices = await database
      .selectFrom('notification')
      .select('message')
      .where('link', '=', `/edit-supplier-request/${id}`)
      .execute();
    expect(notices).toEqual([
      { message: expect.stringMatching(/^Supplier .* answered request RFQ-.*: 1 of 2 lines$/) },
    ]);
    const notes = await database
      .selectFrom('followup')
      .select('message')
      .where('inquiryId', '=', inquiries.id.parse(inquiryId))
      .orderBy('_id')
      .execute();
    expect(notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Request RFQ-.*, version 1, sent to one supplier$/),
      expect.stringMatching(/^A supplier answered request RFQ-.*: 1 of 2 lines$/),
    ]);
  });

  it.each([
    ['no price at all', { lines: 'none' }, 'answer'],
    ['a line of another request', { lines: 'strange' }, 'lines.0.key'],
    ['an unknown unit', { unitId: '01990000-0000-7000-8000-000000000999' }, 'lines.0.unitId'],
    ['a validity in the past', { validUntil: '2026-01-31' }, 'validUntil'],
    ['no name', { name: ' ' }, 'name'],
    ['a currency that is none', { currency: 'XXQ' }, 'currency'],
    ['a price below zero', { price: '-1' }, 'lines.0.unitPrice'],
    ['a price of nothing', { price: '0' }, 'lines.0.unitPrice'],
    ['an endless price', { price: '9'.repeat(30) }, 'lines.0.unitPrice'],
    ['too many days', { line: { leadTimeDays: 4000 } }, 'lines.0.leadTimeDays'],
    ['a control character', { line: { remarks: 'a\u0000b' } }, 'lines.0.remarks'],
    ['a field of its own', { total: '1' }, 'total'],
    ['a lone surrogate', { remarks: '\ud800' }, 'remarks'],
  ])('with %s is refused and changes nothing', async (_, said, path) => {
    const { id, keys, request } = await works.sentRequest(1);
    const { lines, price = '1', line, unitId = works.desk.kilogram, ...rest } = Object(said);
    const answer = offered(request.lines, lines === 'none' ? [] : [price], { unitId, ...rest });
    const [head, ...others] = answer.lines;
    const strange = lines === 'strange' ? { key: '01990000-0000-7000-8000-000000000998' } : {};
    const body = { ...answer, lines: [{ ...head, ...line, ...strange }, ...others] };
    const refused = await works.answer(String(keys[0]), body);
    expect([
      refused.status,
      [...new Set(refused.answer.errors.map((one: { path: string }) => one.path))],
    ]).toEqual([422, [path]]);
    expect(await works.askedOf(id)).toMatchObject([{ state: 'sent', version: 1 }]);
  });

  it('to a wrong key, after the last day, a withdrawal or a taking over is refused', async () => {
    const unitId = works.desk.kilogram;
    const { id, keys, request } = await works.sentRequest(2);
    const [key = '', other = ''] = keys;
    const body = offered(request.lines, ['1'], { unitId });
    expect((await works.answer('x'.repeat(43), body)).status).toBe(404);
    const [first] = await works.askedOf(id);
    const messageOf = async (with_: string, fields: object = body) =>
      (await works.answer(with_, fields)).answer.errors?.[0].message;
    await works.answer(key, body);
    await works.answer(other, body);
    const line = { key: request.lines[0].key, askedId: first._id };
    expect((await works.take(id, [line])).status).toBe(200);
    const changed = offered(request.lines, ['2'], { unitId });
    const messages = [await messageOf(key, changed), await messageOf(other, changed)];
    expect(messages.filter((one) => one?.startsWith('We work with your prices'))).toHaveLength(1);

    const late = await works.sentRequest(1);
    await works.api.services.database
      .updateTable('supplierRequest')
      .set({ answerBy: '2026-01-31' })
      .where('_id', '=', late.id)
      .execute();
    expect(await messageOf(String(late.keys[0]))).toBe(
      'This request ended on 31 January 2026. Write to us to answer it',
    );
    expect(await works.read(late.id)).toMatchObject({ state: 'ended' });
    const due = await works.staff(supplierRequests.endpoints.list, { query: { isDue: true } });
    expect(due.answer.data.map(({ _id }: { _id: string }) => _id)).toContain(late.id);
  });
});

describe('at once', () => {
  it('an answer and a withdrawal: one of both counts, and they agree', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, keys, request } = await works.sentRequest(1);
      const [asked] = await works.askedOf(id);
      const body = offered(request.lines, ['1'], { unitId: works.desk.kilogram });
      const [answered, withdrawn] = await Promise.all([
        works.answer(String(keys[0]), body),
        works.staff(supplierRequestEndpoints.withdraw, { id: asked._id }),
      ]);
      const [{ state }] = await works.askedOf(id);
      expect([answered.status, withdrawn.status, state]).toEqual(
        answered.status === 200 ? [200, 409, 'answered'] : [422, 200, 'withdrawn'],
      );
    }
  });

  it('an answer and the sending of a newer version: no answer is lost', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, keys, request } = await works.sentRequest(1);
      const next = await works.staff(supplierRequestEndpoints.next, { id });
      const body = offered(request.lines, ['1'], { unitId: works.desk.kilogram });
      const [answered, sent] = await Promise.all([
        works.answer(String(keys[0]), body),
        works.send(next.answer.data._id),
      ]);
      expect(sent.status).toBe(200);
      const [{ state }] = await works.askedOf(id);
      expect(state).toBe(answered.status === 200 ? 'answered' : 'withdrawn');
    }
  });

  it('two answers of one supplier: the last one counts, the other is in the history', async () => {
    const { id, keys, request } = await works.sentRequest(1);
    const unitId = works.desk.kilogram;
    const answers = await Promise.all(
      ['1', '2', '3'].map((price) =>
        works.answer(String(keys[0]), offered(request.lines, [price], { unitId })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [asked] = await works.askedOf(id);
    expect(asked.version).toBe(4);
  });
});
