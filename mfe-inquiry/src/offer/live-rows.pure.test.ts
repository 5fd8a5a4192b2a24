import { lineTotal, totalRows } from 'contract/inquiry';
import { liveLineTotal, liveRows, type TypedOffer } from './live-rows';

const line = { quantity: '3', unitPrice: '0.335', discountPercent: '2.5' };
const typed: TypedOffer = {
  currency: 'EUR',
  lines: [line, line],
  discountPercent: '1',
  freight: '12.5',
  insurance: null,
  otherCharges: null,
  otherChargesName: null,
  vatRule: 'domestic',
  vatPercent: '19',
};

test('what is typed has the sums of what is stored', () => {
  const total = lineTotal(line, 'EUR');
  const stored = totalRows([total, total], {
    ...typed,
    currency: 'EUR',
    vatRule: 'domestic',
  });
  expect(liveRows(typed)).toEqual(stored.map((row) => ({ ...row, currency: 'EUR' })));
});

test('what is no number yet counts as empty', () => {
  expect(liveLineTotal({ ...line, unitPrice: '1e5' }, 'EUR')).toBeNull();
  expect(liveLineTotal({ quantity: '2' }, 'EUR')).toBeNull();
  expect(liveRows({ ...typed, currency: 'E' })).toEqual([]);
  const rows = liveRows({
    ...typed,
    lines: null,
    freight: '-',
    vatRule: null,
    discountPercent: '',
  });
  expect(rows).toEqual([{ label: 'Total', amount: '0.00', currency: 'EUR' }]);
});
