import type { FoundSummary, ListedChemical } from '../chemical/chemical-summary';
import { packsOf } from '../chemical/packs-of';
import { packagingOf } from '../chemical/packaging-of';
import { densityText, molarMassText, temperatureText } from '../chemical/quantity-text';
import type { UnitView } from '../common/unit-view';
import type { PageRequest } from '../load/page-request';
import { unitsOf } from '../load/units-of';
import { hrefWith, type ListingQuery, type ListingSort } from './listing-query';
import {
  type ListingColumn,
  type ListingTable,
  listingColumns,
  type TableHead,
  type TableRow,
  type TextColumn,
} from './listing-table';

/** The number of chemicals on a page of a table, and of cards. */
export const tableSize = 50;
export const cardsSize = 24;

/** All but the melting point, which few ask for. */
const usual = listingColumns.filter((column) => column !== 'melting');

/** The columns that have an order, with its name. */
const sortsOf: Readonly<Partial<Record<TableHead['column'], ListingSort>>> = {
  name: 'name',
  cas: 'casNumber',
  mass: 'molecularWeight',
  melting: 'meltingPoint',
  boiling: 'boilingPoint',
  flash: 'flashPoint',
  density: 'density',
};

/** The order of a list in which nothing is chosen: a column, or relevance. */
type Ordered = ListingSort | 'fit';

interface Listing {
  readonly url: URL;
  readonly query: ListingQuery;
  readonly ordered: Ordered;
  readonly units: readonly UnitView[];
}

interface Listed {
  readonly chemical: ListedChemical;
  readonly summary: FoundSummary;
}

/** A page of a listing as cards, or as the table that its address asks for. */
export async function listedIn(
  page: PageRequest,
  listed: readonly Listed[],
  { query, ordered }: Pick<Listing, 'query' | 'ordered'>,
): Promise<{ chemicals: FoundSummary[]; table: ListingTable | null }> {
  if (query.view === undefined) {
    return { chemicals: listed.map(({ summary }) => summary), table: null };
  }
  const units = await unitsOf(page);
  return { chemicals: [], table: tableOf(listed, { url: page.url, query, ordered, units }) };
}

function tableOf(listed: readonly Listed[], listing: Listing): ListingTable {
  const columns = listing.query.columns ?? usual;
  const { pathname, searchParams } = new URL(
    hrefWith(listing.url, { columns: null, page: null }),
    listing.url,
  );
  return {
    heads: (['name', ...columns] as const).map((column) => headOf(column, listing)),
    rows: listed.map((one) => rowOf(one, columns, listing.units)),
    action: pathname,
    kept: [...searchParams],
  };
}

function headOf(column: TableHead['column'], { url, query, ordered }: Listing): TableHead {
  const sort = sortsOf[column];
  if (sort === undefined) return { column, sortHref: null, sorted: null };
  const chosen = query.sort ?? ordered;
  const isUp = chosen === sort;
  const next = isUp ? `-${sort}` : sort;
  return {
    column,
    sortHref: hrefWith(url, { sort: next === ordered ? null : next, page: null }),
    sorted: (isUp && 'ascending') || (chosen === `-${sort}` && 'descending') || null,
  };
}

function rowOf(
  { chemical, summary }: Listed,
  columns: readonly ListingColumn[],
  units: readonly UnitView[],
): TableRow {
  const { id, name, href, formula, pictograms, isUnclassified, offeredForm = '' } = summary;
  const symbols = units.map(({ id: _id, symbol }) => ({ _id, symbol }));
  const texts: Record<TextColumn, string | null> = {
    cas: chemical.casNumber,
    mass: molarMassText(chemical.molecularWeight),
    melting: temperatureText(chemical.meltingPoint),
    boiling: temperatureText(chemical.boilingPoint),
    flash: temperatureText(chemical.flashPoint),
    density: densityText(chemical.density),
  };
  const shown = (column: string): boolean => columns.some((one) => one === column);
  const stated = Object.entries(texts).filter(([column, text]) => text !== null && shown(column));
  return {
    id,
    name,
    href,
    casNumber: chemical.casNumber,
    formula: shown('formula') ? formula : null,
    pictograms: shown('hazards') ? pictograms : [],
    isUnclassified,
    texts: Object.fromEntries(stated),
    grades: shown('grades') ? chemical.grades : [],
    packs: shown('packs')
      ? packsOf({ packagings: chemical.packagings, units: symbols }).map(packagingOf)
      : [],
    reason: summary.reason,
    offeredForm,
    section: summary.section ?? '',
  };
}
