import { chemicalSearchEndpoints, type LineChemical, type LineVerdict } from 'contract/catalog';
import { LRUCache } from 'lru-cache';
import { mostOrderLines, type OrderLine, quantityText, readOrderLines } from 'contract/chemistry';
import { longest } from '../basket/basket-line';
import { homeCrumb } from '../category/category-links';
import type { OpenForm } from '../form/form-view';
import { orderListHref, chemicalHref, inquiryHref } from '../hrefs';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import { ApiRefusal } from '../server/site-api';
import type { OrderListView, OrderRow, MeantChemical, RowVerdict } from './order-list-view';
import type { UnitView } from './inquiry-view';
import { unitsOf } from './inquiry.loader';
import { likenessOf, lineReading, meaningsOf } from './line-reading';

export const loadOrderList: PageLoader<OrderListView> = async ({ page }) => {
  const [head, units] = await Promise.all([headOf(page), unitsOf(page)]);
  const form = page.sentForm ?? emptyForm;
  const text = form.values['list'] ?? '';
  const read = readOrderLines(
    text,
    units.map(({ symbol }) => symbol),
  );
  const lines = read.filter(({ kind }) => kind === 'item');
  const others = read.filter(({ kind }) => kind !== 'item');
  return {
    kind: 'order-list',
    head,
    crumbs: [
      homeCrumb,
      { label: 'Inquiry', to: inquiryHref },
      { label: 'From a list', to: orderListHref },
    ],
    form: { ...form, values: { list: text } },
    rows: page.sentForm ? await rowsOf(page, { lines, units }) : null,
    notOrders: page.sentForm ? others.map(({ line }) => line) : [],
    leftOut: Math.max(0, countLines(text) - mostOrderLines),
    units,
  };
};

const emptyForm: OpenForm = {
  kind: 'open',
  action: orderListHref,
  token: '',
  key: '',
  values: {},
  refusal: null,
};

/** Counts non-empty lines. */
function countLines(text: string): number {
  return text.split(/\r\n|\r|\n/).filter((line) => /[\p{L}\p{N}]/u.test(line)).length;
}

interface Pasted {
  lines: readonly OrderLine[];
  units: readonly UnitView[];
}

async function rowsOf(page: PageRequest, { lines, units }: Pasted): Promise<OrderRow[]> {
  if (lines.length === 0) return [];
  const verdicts = await resolve(
    page,
    lines.map((line) => line.number ?? wantedIn(line)),
  );
  return lines.map((line, place) => {
    const unit = units.find(({ symbol }) => symbol === line.unit);
    const isCountable = line.unit === undefined || unit !== undefined;
    const verdict = verdictOf(verdicts[place]);
    return {
      number: place,
      line: line.line,
      wanted: wantedIn(line),
      quantity: isCountable ? fieldText(line.quantity) : '',
      unitId: unit?.id ?? '',
      packaging: (line.packaging ?? '').slice(0, longest.packaging),
      reading: lineReading(line),
      isUnitUnknown: !isCountable,
      meanings: meaningsOf(line),
      like: likenessOf(line, verdict.kind === 'similar'),
      verdict,
    };
  });
}

const longestWanted = 200;

/** Meets the API's limits: no control characters, no lone surrogates, a maximum length. */
function wantedIn({ wanted, line }: OrderLine): string {
  const words = (wanted || line).replace(/\p{Cc}+/gu, ' ').trim();
  return words
    .slice(0, longestWanted)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

/** Verdicts of the last minute, so that a list that is sent again asks for its new lines alone. */
const known = new LRUCache<string, LineVerdict>({ max: 5000, ttl: 60_000 });

async function resolve(page: PageRequest, lines: readonly string[]): Promise<LineVerdict[]> {
  const found = new Map(lines.map((line) => [line, known.get(line)]));
  const open = [...found].flatMap(([line, verdict]) => (verdict ? [] : [line]));
  const verdicts = open.length === 0 ? [] : await ask(page, open);
  for (const [place, line] of open.entries()) {
    const verdict = verdicts[place];
    if (verdict) known.set(line, verdict);
    found.set(line, verdict);
  }
  return lines.map((line) => found.get(line) ?? { kind: 'not-carried' });
}

async function ask(page: PageRequest, lines: readonly string[]): Promise<LineVerdict[]> {
  const { resolveLines } = chemicalSearchEndpoints;
  const response = await page.ask(resolveLines, { lines });
  if (response.kind === 'answered') return response.answer.data;
  throw new ApiRefusal(response.problem.status, resolveLines.path);
}

const largestQuantity = 1e9;

function fieldText(quantity: number | undefined): string {
  if (quantity === undefined || quantity > largestQuantity || quantity < 1e-6) return '';
  return quantityText(quantity);
}

function verdictOf(verdict: LineVerdict | undefined): RowVerdict {
  switch (verdict?.kind) {
    case 'found':
      return { kind: 'found', chemical: meant(verdict.chemical) };
    case 'similar':
      return { kind: 'similar', chemicals: verdict.chemicals.map(meant) };
    case 'wrong-digit':
      return verdict;
    case 'not-carried':
    case undefined:
      return { kind: 'not-carried' };
    default:
      return verdict satisfies never;
  }
}

function meant({ _id: id, name, casNumber, ...chemical }: LineChemical): MeantChemical {
  return { id, name, href: chemicalHref({ _id: id, ...chemical }), casNumber };
}
