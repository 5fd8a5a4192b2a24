import type { TestApi } from 'api/testing';
import { customerEndpoints, supplierEndpoints, suppliers, tradeEndpoints } from 'contract/partner';
import type { Substance } from './inventory';
import { phoneOf } from './partners-load';

/** Calls of one kind. */
export interface TimedCall {
  readonly label: string;
  readonly path: string;
  /** The query strings to call. */
  readonly queries: readonly string[];
  /** Whether the budget applies: the calls that a search for a chemical waits for. */
  readonly isJudged?: boolean;
}

type Parameters = Readonly<Record<string, string | number>>;

/** Substrings of thousands of names, and names of chemicals with hundreds of partners. */
const common =
  'acid,sodium,methyl,chloride,oil,acetone,ethanol,sodium hydroxide,citric acid,toluene'.split(',');
const tradeTextCount = 200;

/** Two hundred texts: two letters, second names, names, prefixes and numbers. */
function tradeTexts(substances: readonly Substance[]): string[] {
  const numbered = spread(
    substances.filter(({ casNumber }) => casNumber !== null),
    60,
  );
  const texts = [
    ...common,
    ...numbered.map(({ name }) => name.slice(0, 2)),
    ...spread(
      substances.flatMap(({ otherName }) => otherName ?? []),
      30,
    ),
    ...numbered.flatMap(({ name, casNumber }, index) => [
      name.slice(0, 3 + (index % 9)),
      casNumber ?? '',
      name,
    ]),
  ];
  return [...new Set(texts.map((text) => text.slice(0, 200).trim()))].slice(0, tradeTextCount);
}

/** `count` items spread evenly over the list. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}

/** Chemicals with the most and with few partners, and the partners with the most chemicals. */
export interface Extremes {
  readonly popular: readonly string[];
  readonly rare: readonly string[];
  readonly largest: readonly string[];
}

export async function extremesOf(
  { services: { pool } }: TestApi,
  kind: 'supplier' | 'customer',
): Promise<Extremes> {
  const client = await pool.connect();
  const idsBy = async (column: string, rest: string) => {
    const { rows } = await client.query(
      `select ${column} as id from ${kind}_chemical group by 1 ${rest}`,
      [],
    );
    return rows.map((row) => String(Object(row).id));
  };
  const extremes = {
    popular: await idsBy('chemical_id', 'order by count(*) desc, 1 limit 50'),
    rare: await idsBy('chemical_id', 'having count(*) = 1 order by 1 limit 50'),
    largest: await idsBy('partner_id', 'order by count(*) desc, 1 limit 20'),
  };
  client.release();
  return extremes;
}

interface Known {
  readonly substances: readonly Substance[];
  readonly names: readonly string[];
  readonly supplier: Extremes;
  readonly customer: Extremes;
}

/** All measured reads. */
export function partnerQueries(known: Known): TimedCall[] {
  return [...byChemical(known), ...ofOneSupplier(known), ...lists(known), similar(known)];
}

function byChemical({ substances, supplier, customer }: Known): TimedCall[] {
  const of = (label: string, { path }: { path: string }, ids: readonly string[]) => {
    const queries = ids.map((chemicalId) => parameters({ chemicalId }));
    return { label, path, queries, isJudged: true };
  };
  return [
    {
      label: 'trade/getChemicals',
      path: tradeEndpoints.findTraded.path,
      queries: tradeTexts(substances).map((q) => parameters({ q })),
      isJudged: true,
    },
    of('suppliers of a popular chemical', supplierEndpoints.byChemical, supplier.popular),
    of('suppliers of a rare chemical', supplierEndpoints.byChemical, supplier.rare),
    of('customers of a popular chemical', customerEndpoints.byChemical, customer.popular),
    of('customers of a rare chemical', customerEndpoints.byChemical, customer.rare),
    of('supplier count, popular', supplierEndpoints.countByChemical, supplier.popular),
    of('supplier count, rare', supplierEndpoints.countByChemical, supplier.rare),
  ];
}

/** Calls about the suppliers with the most chemicals. */
function ofOneSupplier({ supplier: { largest } }: Known): TimedCall[] {
  const chemicals = (label: string, more: Parameters) => ({
    label: `chemicals of a supplier, ${label}`,
    path: supplierEndpoints.chemicals.path,
    queries: largest.map((supplierId) => parameters({ supplierId, ...more })),
  });
  const toLink = (label: string, more: Parameters) => ({
    label: `chemicals to link, ${label}`,
    path: supplierEndpoints.chemicalsToLink.path,
    queries: largest.map((supplierId) => parameters({ supplierId, ...more })),
  });
  return [
    chemicals('page 1', {}),
    chemicals('page 40', { page: 40 }),
    chemicals('latest first', { sort: '-linkedAt' }),
    chemicals('found by a word', { search: 'acid' }),
    chemicals('found by two letters', { search: 'me' }),
    chemicals('of a letter', { letter: 'M' }),
    toLink('page 1', {}),
    toLink('page 40', { page: 40 }),
    toLink('unlinked only', { unlinkedOnly: 'true' }),
    toLink('found by a word', { search: 'acid' }),
    toLink('found by a number', { search: '67-64-1' }),
    toLink('of a letter', { letter: 'M' }),
  ];
}

function lists({ names }: Known): TimedCall[] {
  const { path } = suppliers.endpoints.list;
  const chosen = names.filter((_, index) => index % 250 === 0);
  const searches = chosen.flatMap((name, index) => [
    name,
    name.slice(0, 3),
    name.split(' ')[1] ?? name,
    `City ${index}`,
    phoneOf(index),
  ]);
  const sorts = suppliers.sorts.flatMap((sort) => [sort, `-${sort}`]);
  return [
    { label: 'suppliers, found', path, queries: searches.map((search) => parameters({ search })) },
    ...sorts.map((sort) => ({
      label: `suppliers by ${sort}`,
      path,
      queries: [1, 2, 4, 40, 160].map((page) => parameters({ sort, page })),
    })),
  ];
}

function similar({ names }: Known): TimedCall {
  const chosen = names.filter((_, index) => index % 250 === 0);
  const queries = chosen.flatMap((name, index) => [
    parameters({ companyName: `${name.slice(0, 4)}${name.slice(5)} Ltd` }),
    parameters({ companyName: name, emails: `info@example.com`, phones: phoneOf(index) }),
  ]);
  return { label: 'similar suppliers', path: supplierEndpoints.similar.path, queries };
}

function parameters(values: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return query.toString();
}
