import { noteOpenDraft } from 'panel-runtime';
import { openDraft, removeDrafts } from './draft-store';

const at = { person: 'ann', form: 'units/new' };
const content = (name: string) => ({ values: { name }, before: { name: null } });
const stored = () => JSON.stringify(Object.entries(localStorage));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('offers what a closed form left behind, the latest first, to the same person and form', async () => {
  for (const name of ['first', 'second']) {
    const draft = openDraft(at);
    draft.write(content(name));
    jest.advanceTimersByTime(1000);
    draft.close();
  }
  const left = await openDraft(at).leftBehind();
  expect(left.map(({ values }) => values)).toEqual([{ name: 'second' }, { name: 'first' }]);
  expect(await openDraft({ ...at, person: 'bob' }).leftBehind()).toEqual([]);
  expect(await openDraft({ ...at, form: 'units/1' }).leftBehind()).toEqual([]);
});

it('offers nothing of a form that is open', async () => {
  const other = openDraft(at);
  other.write(content('there'));
  jest.advanceTimersByTime(1000);
  expect(await openDraft(at).leftBehind()).toEqual([]);
  other.close();
  expect(await openDraft(at).leftBehind()).toHaveLength(1);
});

it('knows the forms of another edition of shared-ui on the page: it offers none, and forgets theirs too', async () => {
  const left = openDraft(at);
  left.write(content('there'));
  jest.advanceTimersByTime(1000);
  left.close();
  const [key = ''] = Object.keys(localStorage);
  const forget = jest.fn();
  const close = noteOpenDraft(key, forget);
  expect(await openDraft(at).leftBehind()).toEqual([]);
  removeDrafts();
  expect(forget).toHaveBeenCalledTimes(1);
  close();
  removeDrafts();
  expect(forget).toHaveBeenCalledTimes(1);
});

it('keeps what was entered last when the page is left before it was stored', () => {
  openDraft(at).write(content('last'));
  expect(stored()).not.toContain('last');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('last');
});

it('stores no secret, at any depth, and no file', () => {
  const values = {
    name: 'Main',
    password: 'p1',
    rows: [{ clientSecret: 'p2', releaseToken: 'p3', apiKey: 'p4', recoveryCodes: ['p5'] }],
    photo: new Blob(['p6']),
  };
  openDraft(at).write({ values, before: values });
  jest.advanceTimersByTime(1000);
  expect(stored()).toContain('Main');
  expect(stored()).not.toMatch(/p[1-6]/);
});

it('leaves nothing after signing out, also of what was still to be stored', () => {
  const kept = openDraft(at);
  kept.write(content('kept'));
  jest.advanceTimersByTime(1000);
  const waiting = openDraft(at);
  waiting.write(content('waiting'));
  removeDrafts();
  waiting.close();
  kept.close();
  expect(localStorage).toHaveLength(0);
});

it('forgets what is older than two weeks', async () => {
  const draft = openDraft(at);
  draft.write(content('old'));
  jest.advanceTimersByTime(1000);
  draft.close();
  jest.advanceTimersByTime(15 * 86_400_000);
  expect(await openDraft(at).leftBehind()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('goes on without storage that is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openDraft(at).write(content('big'));
  expect(() => jest.advanceTimersByTime(1000)).not.toThrow();
  full.mockRestore();
});
