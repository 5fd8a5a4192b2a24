import { readSaved, type SavedChemical, SavedStore } from './saved-store';

const chemical = (number: number): SavedChemical => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `Chemical ${number}`,
  href: `/chemical-${number}`,
  casNumber: '64-17-5',
});

class Memory {
  text: string | null = null;
  isFull = false;
  getItem = () => this.text;
  setItem = (_: string, text: string) => {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.text = text;
  };
}

it('saves each chemical once, at most a hundred, and says what had no room', () => {
  const memory = new Memory();
  const store = new SavedStore(() => memory, new EventTarget());
  const many = Array.from({ length: 98 }, (_, number) => chemical(number));
  expect([store.add(many), store.add([chemical(0), chemical(98)])]).toEqual([0, 0]);
  expect(store.add([chemical(99), chemical(100), chemical(101)])).toBe(2);
  expect(store.read().chemicals).toHaveLength(100);
  store.remove(chemical(0).id);
  expect(store.read().chemicals[0]).toEqual(chemical(1));
  store.empty();
  expect(store.read()).toEqual({ chemicals: [], isStored: true });
});

it('two tabs agree: each adds to what the other has stored, and hears of it', () => {
  const memory = new Memory();
  const events = new EventTarget();
  const [one, other] = [new SavedStore(() => memory, events), new SavedStore(() => memory, events)];
  const heard = jest.fn();
  const leave = other.subscribe(heard);
  one.add([chemical(1)]);
  events.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(1);
  other.add([chemical(2)]);
  expect(one.read().chemicals.map(({ name }) => name)).toEqual(['Chemical 1', 'Chemical 2']);
  expect(one.read()).toBe(one.read());
  leave();
  events.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('lasts as long as the page where storage is full or blocked, and says so', () => {
  const memory = new Memory();
  memory.isFull = true;
  const full = new SavedStore(() => memory, new EventTarget());
  full.add([chemical(1)]);
  expect(full.read()).toEqual({ chemicals: [chemical(1)], isStored: false });
  const blocked = new SavedStore(() => {
    throw new Error('SecurityError');
  }, new EventTarget());
  expect(blocked.read()).toEqual({ chemicals: [], isStored: false });
  blocked.add([chemical(2)]);
  expect(blocked.read().chemicals).toEqual([chemical(2)]);
});

it.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['a record', '{"id":1}'],
  ['numbers', '[1,null,"x",[]]'],
  ['an address elsewhere', JSON.stringify([{ ...chemical(1), href: '//evil.example' }])],
  ['a script', JSON.stringify([{ ...chemical(1), href: 'javascript:alert(1)' }])],
  ['another id', JSON.stringify([{ ...chemical(1), id: '<b>' }])],
  ['no name', JSON.stringify([{ ...chemical(1), name: ' ' }])],
])('reads %s as an empty list', (_, text) => {
  expect(readSaved(text)).toEqual([]);
});

it('reads a stored list once each, and cuts what is too long', () => {
  const long = { ...chemical(1), name: 'x'.repeat(9999), casNumber: 5 };
  const read = readSaved(JSON.stringify([long, long, chemical(2)]));
  expect(read).toEqual([{ ...chemical(1), name: 'x'.repeat(300), casNumber: null }, chemical(2)]);
  const many = Array.from({ length: 5000 }, (_, number) => chemical(number));
  expect(readSaved(JSON.stringify(many))).toHaveLength(100);
});
