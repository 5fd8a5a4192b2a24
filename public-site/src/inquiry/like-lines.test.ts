import { type Correction, followingLines } from './like-lines';
import type { OrderRow } from './order-list-view';

const rowAt = (number: number, change: Partial<OrderRow>): OrderRow => ({
  number,
  line: `Line ${number}`,
  wanted: `Thing ${number}`,
  quantity: '5',
  unitId: 'kg',
  packaging: '',
  parts: [],
  isUnitUnknown: false,
  question: null,
  like: { unit: null, words: null },
  verdict: { kind: 'not-carried' },
  ...change,
});

function fieldsOf({ number, quantity, unitId }: OrderRow): string {
  const options = ['kg', 't', 'L'].map(
    (unit) => `<option${unit === unitId ? ' selected' : ''}>${unit}</option>`,
  );
  return `<input type="checkbox" name="items.${number}.take">
    <input name="items.${number}.quantity" value="${quantity}">
    <select name="items.${number}.unitId">${options.join('')}</select>
    <input type="radio" name="items.${number}.chemicalId" value="toluene" checked>
    <input type="radio" name="items.${number}.chemicalId" value="xylene">`;
}

function formOf(changes: readonly Partial<OrderRow>[]) {
  const rows = changes.map((change, place) => rowAt(place, change));
  const form = document.createElement('form');
  form.innerHTML = rows.map(fieldsOf).join('');
  const follow = (correction: Correction, changed: readonly string[] = []) => {
    const following = followingLines({ form, rows, changed: new Set(changed) }, correction);
    for (const { apply } of following) apply();
    return following;
  };
  const values = (field: string) =>
    rows.map(({ number }) => {
      const found = form.elements.namedItem(`items.${number}.${field}`);
      return found && 'value' in found ? found.value : null;
    });
  return { form, follow, values };
}

const unclearOf = (...quantities: readonly string[]): Partial<OrderRow> => ({
  quantity: '',
  question: {
    about: 'number',
    text: '',
    readings: quantities.map((quantity) => ({
      label: quantity,
      quantity,
      unitId: '',
      packaging: '',
    })),
  },
});
const unclear = unclearOf('1000', '1');

describe('the lines that follow a correction', () => {
  it('have unclear numbers too, and nothing typed by the visitor', () => {
    const form = formOf([unclear, unclearOf('2500', '2.5'), unclear, {}]);
    const following = form.follow({ field: 'reading', line: 0, reading: 1 }, ['items.2.quantity']);
    expect(form.values('quantity')).toEqual(['', '2.5', '', '5']);
    for (const { revert } of following) revert();
    expect(form.values('quantity')).toEqual(['', '', '', '5']);
  });

  it('have their unit written in the same way', () => {
    const to = { like: { unit: 'to', words: null }, unitId: 't' };
    const none = { like: { unit: '', words: null } };
    const form = formOf([to, to, {}, none, none]);
    const following = form.follow({ field: 'unitId', line: 0, value: 'kg' });
    expect(form.values('unitId')).toEqual(['t', 'kg', 'kg', 'kg', 'kg']);
    for (const { revert } of following) revert();
    expect(form.values('unitId')).toEqual(['t', 't', 'kg', 'kg', 'kg']);
    form.follow({ field: 'unitId', line: 3, value: 'L' });
    expect(form.values('unitId')).toEqual(['t', 't', 'kg', 'kg', 'L']);
    expect(form.follow({ field: 'unitId', line: 2, value: 'L' })).toEqual([]);
  });

  it('have the same words for a substance, and are taken into the inquiry', () => {
    const doubtful = { like: { unit: null, words: 'tol' } };
    const { form, follow, values } = formOf([doubtful, doubtful, {}]);
    const following = follow({ field: 'chemicalId', line: 0, value: 'xylene' });
    expect(values('chemicalId')).toEqual(['toluene', 'xylene', 'toluene']);
    const box = form.elements.namedItem('items.1.take');
    expect(box instanceof HTMLInputElement && box.checked).toBe(true);
    for (const { revert } of following) revert();
    expect(values('chemicalId')).toEqual(['toluene', 'toluene', 'toluene']);
    expect(box instanceof HTMLInputElement && box.checked).toBe(false);
  });
});
