import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { pathOf } from 'contract';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { findViolations, standInForLayout, type TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { suggestPath } from './fetch-suggestions';
import { takePastedList } from './pasted-list';
import { SearchBox } from './search-box';

let api: TestApi;
/** What the box asked the API, and whether it took the question back. */
let requested: { text: string | null; signal: AbortSignal | null | undefined }[];
let isOnline: boolean;
/** Where links and forms led. */
let opened: string[];

beforeAll(async () => {
  standInForLayout();
  api = await startTestApi({ jobs: 'stopped' });
  const { add } = staffCalls(api);
  const methanol = { name: 'Methanol', casNumber: '67-56-1', formula: 'CH4O' };
  await add('product/add', { ...methanol, synonyms: ['Wood alcohol'], status: 'published' });
  await add('product/add', { name: 'Methane', formula: 'CH4', status: 'published' });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    opened.push(link.getAttribute('href') ?? '');
  });
});
afterAll(() => api.close());

beforeEach(() => {
  requested = [];
  opened = [];
  isOnline = true;
  Object.assign(window, {
    async fetch(path: string, { signal }: RequestInit) {
      requested.push({ text: new URL(path, 'http://site').searchParams.get('q'), signal });
      if (!isOnline) throw new TypeError('Failed to fetch');
      const { statusCode, body } = await api.inject({ method: 'GET', url: path, headers: {} });
      return new Response(body, { status: statusCode });
    },
  });
});

function open() {
  render(<SearchBox id="box" size="header" />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for a chemical' });
  box.focus();
  return box;
}

function type(box: HTMLElement, text: string) {
  fireEvent.input(box, { target: { value: text } });
}

const press = (box: HTMLElement, key: string) => fireEvent.keyDown(box, { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('offers what a text begins, with the reason, and is accessible', async () => {
  const box = open();
  type(box, 'wood al');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(options()).toEqual([
    'Methanol67-56-1CH4OC H 4 O · Also called Wood alcohol',
    'All results for “wood al”',
  ]);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(screen.getByText(/^1 chemical\./).getAttribute('aria-live')).toBe('polite');
  expect(await findViolations(document.body)).toEqual([]);
});

it('is used by keys alone: arrows, Home and End mark a line, Enter opens it', async () => {
  const box = open();
  type(box, 'meth');
  await waitFor(() => expect(options()).toHaveLength(3));
  const [one, other, all] = screen.getAllByRole('option');
  const marked = () => screen.queryByRole('option', { selected: true });
  const after = (key: string) => {
    expect(press(box, key)).toBe(false);
    const line = marked();
    expect(box.getAttribute('aria-activedescendant')).toBe(line?.id ?? null);
    return line;
  };
  expect(press(box, 'Home')).toBe(true);
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'End'].map(after)).toEqual([one, other, one, all]);
  expect(['ArrowDown', 'ArrowUp', 'Home'].map(after)).toEqual([null, all, one]);
  const first = one?.getAttribute('href');
  press(box, 'Enter');
  expect(opened).toEqual([first]);
  expect(['/methanol', '/methane']).toContain(first);
  expect(options()).toEqual([]);
});

it('is left by Escape, which closes the list first and clears the text then, and by going elsewhere', async () => {
  const box = open();
  type(box, 'metha');
  await waitFor(() => expect(options()).not.toEqual([]));
  press(box, 'Escape');
  expect([options(), box.value]).toEqual([[], 'metha']);
  press(box, 'ArrowDown');
  await waitFor(() => expect(options()).not.toEqual([]));
  fireEvent.blur(box);
  expect(options()).toEqual([]);
  press(box, 'Escape');
  expect(box.value).toBe('');
});

it('asks once for what was typed in one go, takes back what was outrun, and keeps what it knows', async () => {
  const box = open();
  for (const text of ['me', 'met', 'methan']) type(box, text);
  await waitFor(() => expect(requested).toHaveLength(1));
  type(box, 'methanol');
  expect(requested[0]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(options().at(-1)).toBe('All results for “methanol”'));
  expect(requested.map(({ text }) => text)).toEqual(['methan', 'methanol']);
  type(box, 'methano');
  type(box, 'methanol');
  expect(options().at(-1)).toBe('All results for “methanol”');
  expect(requested).toHaveLength(2);
});

it('without a network stays a form that searches', async () => {
  isOnline = false;
  const box = open();
  type(box, 'ethyne');
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(options()).toEqual([]);
  expect(press(box, 'Enter')).toBe(true);
  expect(box.form?.getAttribute('action')).toBe('/search');
  expect([box.name, box.value]).toEqual(['q', 'ethyne']);
});

it('offers to search by structure what looks like a SMILES and is found by nothing', async () => {
  const box = open();
  type(box, 'ClC(Cl)=O');
  await screen.findByRole('option', { name: 'Search this structure' });
  press(box, 'ArrowDown');
  press(box, 'Enter');
  expect(opened).toEqual(['/advance-search?structure=ClC%28Cl%29%3DO']);
});

it('takes a pasted list to the page that reads lists, and a single line as a text', () => {
  const box = open();
  const paste = (text: string) => fireEvent.paste(box, { clipboardData: { getData: () => text } });
  expect(paste('Acetone\r\n')).toBe(true);
  expect([opened, takePastedList()]).toEqual([[], null]);
  expect(paste('Acetone, 5 kg\r\n67-56-1')).toBe(false);
  expect([opened, takePastedList()]).toEqual([['/inquiry/list'], 'Acetone, 5 kg\r\n67-56-1']);
  expect(takePastedList()).toBeNull();
});

it('gets the focus by the key /, but not from where a / is typed', () => {
  render(<textarea aria-label="Message" />);
  const box = open();
  const elsewhere = screen.getByRole('textbox', { name: 'Message' });
  elsewhere.focus();
  expect(fireEvent.keyDown(elsewhere, { key: '/' })).toBe(true);
  expect(document.activeElement).toBe(elsewhere);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  expect(document.activeElement).toBe(box);
});

it('asks the call of the contract', () => {
  expect(suggestPath).toBe(`/api/${pathOf(chemicalSearchEndpoints.suggest, undefined)}`);
});
