import { dateText, dateTimeText, pageOf } from 'contract';
import { z } from 'zod';
import { numberText } from '../text/format';
import { mendAnswer } from './mended-answer';

const Order = z.object({
  _id: z.uuid(),
  title: z.string(),
  status: z.enum(['open', 'sent']),
  note: z.string().nullable(),
  tags: z.array(z.string()),
  total: z.number(),
  at: z.iso.datetime(),
  isUrgent: z.boolean(),
  place: z.object({ city: z.string().optional(), country: z.enum(['DE', 'FR']).nullable() }),
});
const Orders = pageOf(Order);

const order = {
  _id: '0190c5d0-0000-7000-8000-000000000001',
  title: 'A drum',
  status: 'open',
  note: null,
  tags: ['x'],
  total: 3,
  at: '2026-11-28T08:00:00.000Z',
  isUrgent: true,
  place: { country: 'DE' },
};
const page = (...data: object[]) => ({ data, total: data.length, page: 1, pageSize: 20 });
const without = (name: keyof typeof order) => {
  const { [name]: _, ...rest } = order;
  return rest;
};

function mendOne(given: object) {
  const found = mendAnswer(Orders, page(order, given));
  return { one: found && Object(Object(found.answer).data)[1], mended: found?.mended };
}

test('a choice that is not known stays as it was sent, and is named', () => {
  const { one, mended } = mendOne({ ...order, status: 'returned' });
  expect(one).toEqual({ ...order, status: 'returned' });
  expect(mended).toEqual([{ path: 'data.1.status', reason: expect.any(String) }]);
});

test('a field that an older API does not have is seen as missing', () => {
  expect(mendOne(without('title')).one).toEqual({ ...order, title: '—' });
  expect(mendOne(without('status')).one).toEqual({ ...order, status: '—' });
  expect(mendOne(without('note')).one).toEqual(order);
  expect(mendOne(without('tags')).one).toEqual({ ...order, tags: [] });
  expect(mendOne(without('isUrgent')).one).toEqual(without('isUrgent'));
  expect(numberText(mendOne(without('total')).one.total)).toBe('—');
  expect(dateTimeText(mendOne(without('at')).one.at)).toBe('—');
  expect(dateText(mendOne(without('at')).one.at)).toBe('—');
  expect(mendOne({ ...order, place: {} }).one).toEqual({ ...order, place: { country: null } });
  expect(mendOne(without('note')).mended).toMatchObject([{ path: 'data.1.note' }]);
});

test('each part is mended apart, and a further field is left out without a word', () => {
  const { one, mended } = mendOne({
    ...without('title'),
    note: undefined,
    place: { country: 'XX' },
    more: 1,
  });
  expect(one).toEqual({ ...order, title: '—', note: null, place: { country: 'XX' } });
  expect(mended?.map(({ path }) => path)).toEqual([
    'data.1.title',
    'data.1.note',
    'data.1.place.country',
  ]);
  expect(mendOne({ ...order, more: 1 })).toMatchObject({ one: order, mended: [] });
});

test('an id, a record or a list is not made up', () => {
  expect(mendAnswer(Orders, { total: 0, page: 1, pageSize: 20 })).toBeUndefined();
  expect(mendAnswer(Orders, { ...page(), data: 'none' })).toBeUndefined();
  expect(mendAnswer(Orders, page(without('_id')))).toBeUndefined();
  expect(mendAnswer(Orders, page(without('place')))).toBeUndefined();
  expect(mendAnswer(Orders, 'an error page')).toBeUndefined();
});
