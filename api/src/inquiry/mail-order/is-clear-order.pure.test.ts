import { AnyId } from 'contract';
import { type MailLine, MailOrder, RequestedItem } from 'contract/inquiry';
import { isClearOrder } from './is-clear-order';

const id = AnyId.parse('01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6');
const item = RequestedItem.parse({ chemicalId: id, quantity: 200, unitId: id });
const line = (row: number, source = 0, change: Partial<MailLine> = {}) => ({
  source,
  row,
  words: '200 kg acetone',
  item,
  chemicalName: 'Acetone',
  remark: null,
  question: null,
  also: [],
  ...change,
});
const usual = ['Dear Sirs,', 'please quote:', '200 kg acetone', 'Kind regards', 'Ann, 5 Dock Road'];
const rowsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ place: `line ${index + 1}`, text }));
const message = (texts: readonly string[] = usual, problem: string | null = null) => ({
  name: null,
  rows: rowsOf(texts),
  problem,
});
const list = (texts: readonly string[], problem: string | null = null) => ({
  name: 'list.csv',
  rows: rowsOf(texts),
  problem,
});
const customer = { _id: id, companyName: 'Example Works', reason: 'contact' };
const usualOrder = {
  sources: [message()],
  lines: [line(2)],
  fields: [],
  customer,
  contactId: null,
  language: null,
};
const attached = (mime: string, size: number | null = 1000) => ({
  originalName: 'x',
  mime,
  size,
  file: 'x',
  left: null,
});

it.each([
  ['one line of a known contact', {}, [], true],
  [
    'a customer by the address of the company',
    { customer: { ...customer, reason: 'address' } },
    [],
    true,
  ],
  ['a customer by the domain alone', { customer: { ...customer, reason: 'domain' } }, [], false],
  ['no customer', { customer: null }, [], false],
  ['no line', { lines: [] }, [], false],
  ['a question', { lines: [line(2, 0, { question: '1000 or 1?' })] }, [], false],
  ['a remark', { lines: [line(2, 0, { remark: 'urgent' })] }, [], false],
  [
    'no chemical',
    { lines: [line(2, 0, { item: { ...item, chemicalId: null, freeText: 'x' } })] },
    [],
    false,
  ],
  ['no amount', { lines: [line(2, 0, { item: { ...item, quantity: null } })] }, [], false],
  ['no unit', { lines: [line(2, 0, { item: { ...item, unitId: null } })] }, [], false],
  ['a message that was read too slowly', { sources: [message(usual, 'Too slow')] }, [], false],
  [
    'a number of the text that was not read',
    {
      sources: [
        message(['Dear Sirs,', 'below 5 ppm water', '200 kg acetone', 'Kind regards', 'Ann']),
      ],
    },
    [],
    false,
  ],
  [
    'a list that was read whole',
    { sources: [message(), list(['Product;Qty', '200 kg acetone'])], lines: [line(2), line(1, 1)] },
    [attached('text/csv')],
    true,
  ],
  [
    'a row of a list that was not read',
    {
      sources: [message(), list(['Product;Qty', '200 kg acetone', 'Item 7'])],
      lines: [line(2), line(1, 1)],
    },
    [attached('text/csv')],
    false,
  ],
  [
    'a list that could not be read',
    { sources: [message(), list([], 'It is broken')] },
    [attached('application/pdf')],
    false,
  ],
  ['an attachment that is no list', {}, [attached('application/msword')], false],
  ['a logo', {}, [attached('image/png')], true],
  ['a picture as large as a scan', {}, [attached('image/png', 900_000)], false],
  ['a picture of unknown size', {}, [attached('image/png', null)], false],
  [
    'a cancellation',
    { sources: [message(['Please cancel', 'our order:', '200 kg acetone', 'Regards', 'Ann'])] },
    [],
    false,
  ],
  [
    'a German cancellation',
    { sources: [message(['Bitte stornieren', 'Sie:', '200 kg acetone', 'Gruß', 'Ann'])] },
    [],
    false,
  ],
  [
    'a Chinese one',
    { sources: [message(['请取消', '订单：', '200 kg acetone', '谢谢', '王伟'])] },
    [],
    false,
  ],
  [
    'a complaint',
    { sources: [message(['Reklamation', 'zu:', '200 kg acetone', 'Gruß', 'Ann'])] },
    [],
    false,
  ],
])('%s', (_name, change, attachments, expected) => {
  const order = MailOrder.parse({ ...usualOrder, ...change });
  expect(isClearOrder(order, attachments)).toBe(expected);
});
