import { t } from '@lingui/core/macro';
import {
  chemicalSearchEndpoints,
  formAnchor,
  formMeant,
  type LineChemical,
  type LineVerdict,
} from 'contract/catalog';
import { LRUCache } from 'lru-cache';
import { maxOrderLines, type OrderLine, orderTerms, readOrderLines } from 'contract/order-list';
import { longest } from '../basket/basket-line';
import { homeCrumb } from '../category-tree/category-links';
import type { OpenForm } from '../form/form-view';
import { chemicalHref, pageHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import { wrongNumberOf } from '../search/wrong-number';
import type { PageRequest } from '../load/page-request';
import { ApiRefusal } from '../load/site-api';
import type {
  MeantChemical,
  OrderListView,
  OrderRow,
  OtherLine,
  RowVerdict,
} from './order-list-view';
import type { UnitView } from '../common/unit-view';
import { unitsOf } from '../load/units-of';
import { likenessOf, partsOf, questionOf, readingOf } from './line-reading';
import { termFields } from './term-fields';

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
      homeCrumb(),
      { label: t`Inquiry`, to: pageHref('inquiry') },
      { label: t`From a list`, to: pageHref('orderList') },
    ],
    form: { ...form, values: { list: text } },
    rows: page.sentForm ? await rowsOf(page, { lines, units }) : null,
    others: page.sentForm ? others.map((line, place) => otherLine(line, lines.length + place)) : [],
    terms: termFields(orderTerms(read)),
    leftOut: Math.max(0, countLines(text) - maxOrderLines),
    units,
  };
};

const emptyForm: OpenForm = {
  kind: 'open',
  action: pageHref('orderList'),
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
    lines.map(({ number, name, line }) => number ?? plainText(name || line, maxWantedLength)),
  );
  return lines.map((line, place) => {
    const { quantity, unitId, packaging } = readingOf(line, units);
    const isCountable = line.unit === undefined || unitId !== '';
    const verdict = verdictOf(verdicts[place], line.wanted);
    return {
      number: place,
      line: line.line,
      wanted: plainText(line.wanted, longest.name),
      quantity,
      unitId,
      packaging,
      parts: partsOf(line),
      isUnitUnknown: !isCountable,
      question: questionOf(line, units),
      like: likenessOf(line, verdict.kind === 'similar'),
      verdict,
    };
  });
}

function kindLabels(): Readonly<Record<OrderLine['kind'], string>> {
  return {
    item: t`Product`,
    total: t`Total`,
    header: t`Heading`,
    sentence: t`Sentence`,
    term: t`Terms`,
    contact: t`Contact`,
  };
}

function otherLine({ line, kind }: OrderLine, number: number): OtherLine {
  return { number, line: plainText(line, longest.name), label: kindLabels()[kind] };
}

const maxWantedLength = 200;

/** Meets the API's limits: no control characters, no lone surrogates, a maximum length. */
function plainText(text: string, maxLength: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
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

function verdictOf(verdict: LineVerdict | undefined, wanted: string): RowVerdict {
  switch (verdict?.kind) {
    case 'found':
      return { kind: 'found', chemical: meant(verdict.chemical, wanted) };
    case 'similar':
      return {
        kind: 'similar',
        chemicals: verdict.chemicals.map((one, _place, all) =>
          // A line of the form has one field for what it is sold as.
          meant(one, all.length === 1 ? wanted : ''),
        ),
        leftOut: verdict.leftOut ?? [],
      };
    case 'wrong-digit':
      return { kind: 'wrong-digit', message: wrongNumberOf(wanted)?.message ?? verdict.message };
    case 'not-carried':
    case undefined:
      return { kind: 'not-carried' };
    default:
      return verdict satisfies never;
  }
}

function meant(chemical: LineChemical, wanted: string): MeantChemical {
  const { _id: id, name, casNumber, offeredForms = [] } = chemical;
  const known = { id, name, href: chemicalHref(chemical), casNumber };
  const form = formMeant(wanted, offeredForms);
  if (!form) return known;
  const href = `${known.href}#${formAnchor(form.name)}`;
  return { ...known, href, offeredForm: form.name };
}
