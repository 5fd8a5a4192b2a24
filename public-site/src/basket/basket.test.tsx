import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AddToBasket } from './add-to-basket';
import { BasketLink } from './basket-link';
import { maxLines } from './basket-line';
import { basketKey, basketStore, visitorsBasket } from './basket-store';
import { readBasket } from './read-basket';

const methanol = {
  chemicalId: '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6',
  name: 'Methanol',
  href: '/methanol',
};
const wish = (name: string) => ({ chemicalId: null, name, href: null });

beforeEach(() => {
  localStorage.clear();
  visitorsBasket().empty();
});

const namesIn = ({ read }: ReturnType<typeof basketStore>) => read().lines.map(({ name }) => name);

describe('the basket', () => {
  const store = () => basketStore(() => localStorage, window);

  it('has another line for another grade or pack, and fills one that says nothing of it', () => {
    const basket = store();
    basket.add([methanol]);
    basket.add([{ ...methanol, grade: 'HPLC', packaging: '1 L Glass bottle' }]);
    basket.add([{ ...methanol, grade: 'HPLC', packaging: '200 L Steel drum' }, methanol]);
    expect(basket.read().lines.map(({ grade, packaging }) => [grade, packaging])).toEqual([
      ['HPLC', '1 L Glass bottle'],
      ['HPLC', '200 L Steel drum'],
    ]);
  });

  it('keeps a line once, and another where another quantity is asked for', () => {
    const basket = store();
    expect(basket.add([methanol, methanol, wish('Dye'), wish(' dye ')]).added).toBe(2);
    basket.add([{ ...methanol, quantity: '25', unitId: 'kg' }]);
    basket.add([{ ...methanol, quantity: '5', unitId: 'l' }, methanol]);
    expect(basket.read().lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Methanol', '25'],
      ['Dye', ''],
      ['Methanol', '5'],
    ]);
  });

  it('takes no more than an inquiry does, and says how many are left out', () => {
    const basket = store();
    const many = Array.from({ length: maxLines + 3 }, (_, place) => wish(`Dye ${place}`));
    expect(basket.add(many)).toMatchObject({ added: maxLines, leftOut: 3 });
    expect(basket.add([methanol]).leftOut).toBe(1);
  });

  it('is the same in two tabs, whichever writes', () => {
    const [one, other] = [store(), store()];
    const heard = jest.fn();
    const stop = other.subscribe(heard);
    one.add([methanol]);
    // Browsers tell the other tabs, not the one that has written.
    window.dispatchEvent(new StorageEvent('storage', { key: basketKey }));
    expect([heard.mock.calls.length, namesIn(other)]).toEqual([1, ['Methanol']]);
    other.add([wish('Dye')]);
    one.change(0, { quantity: '5' });
    expect(namesIn(one)).toEqual(['Methanol', 'Dye']);
    stop();
    one.empty();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([heard.mock.calls.length, namesIn(other)]).toEqual([2, []]);
  });

  it('is read anew after a reload', () => {
    store().add([{ ...methanol, grade: 'AR' }]);
    expect(store().read().lines).toMatchObject([{ ...methanol, grade: 'AR', number: 0 }]);
  });

  it.each([
    ['switched off', 'getItem'],
    ['full', 'setItem'],
  ] as const)('lasts as long as the page where storage is %s', (_name, method) => {
    const refused = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const basket = store();
    basket.add([methanol]);
    expect(basket.read()).toMatchObject({ lines: [methanol], isStored: false });
    refused.mockRestore();
  });

  it.each([
    'null',
    '7',
    '{',
    '[]',
    '{"lines":{}}',
    '{"lines":[null,1,"x",{}]}',
    '{"lines":[{"number":-1,"chemicalId":null,"name":"x"}]}',
    '{"lines":[{"number":1,"chemicalId":"x","name":"x"}]}',
    '{"lines":[{"number":1,"chemicalId":null,"name":" "}]}',
  ])('leaves out what is no line: %s', (text) => {
    expect(readBasket(text)).toEqual([]);
  });

  it('takes of a hand-made line what is one', () => {
    const kept = {
      number: 3,
      ...methanol,
      href: 'javascript:alert(1)',
      quantity: '5'.repeat(99),
      unitId: '"><b>',
      grade: 7,
    };
    expect(readBasket(JSON.stringify({ lines: [kept, kept] }))).toEqual([
      {
        ...methanol,
        offeredForm: '',
        asWritten: '',
        number: 3,
        href: null,
        quantity: '5'.repeat(20),
        unitId: '',
        grade: '',
        packaging: '',
      },
    ]);
  });
});

describe('the way into the basket', () => {
  const chemical = { id: methanol.chemicalId, name: 'Methanol', href: '/methanol' };
  const both = (
    <>
      <AddToBasket chemical={chemical} size="lg" />
      <BasketLink />
    </>
  );

  it('is a link without a script, and hydrates as the server wrote it, whatever is in the basket', () => {
    visitorsBasket().add([methanol]);
    const place = document.createElement('div');
    place.innerHTML = renderToString(both);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/inquiry?add=methanol');
    expect(place.querySelector('a[aria-label="Inquiry"]')).not.toBeNull();
    const complaints: unknown[] = [];
    document.body.append(place);
    render(both, {
      container: place,
      hydrate: true,
      onRecoverableError: (error) => complaints.push(error),
    });
    expect(complaints).toEqual([]);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/inquiry');
    expect(place.querySelector('a[aria-label="Inquiry, 1 line"]')).not.toBeNull();
  });

  it('works by keyboard, says what has happened, and keeps the focus', async () => {
    const user = userEvent.setup();
    render(both);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Add to inquiry/ }));
    await user.keyboard('{Enter}');
    const link = screen.getByRole('link', { name: /^In your inquiry/ });
    expect([document.activeElement, link.getAttribute('href')]).toEqual([link, '/inquiry']);
    expect(screen.getByRole('status').textContent).toBe('Methanol is in your inquiry, line 1');
    expect(screen.getByRole('link', { name: 'Inquiry, 1 line' })).toBeTruthy();
  });

  it('says when there is no room', async () => {
    visitorsBasket().add(Array.from({ length: maxLines }, (_, place) => wish(`Dye ${place}`)));
    render(both);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toContain('at most 200 lines');
  });
});
