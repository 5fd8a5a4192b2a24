import type { Measure } from 'contract/inquiry';
import type { CostRate } from 'contract/inquiry';
import type { GridColumn } from './grid-columns';
import type { CostDraft, LineDraft } from './line-draft';

/** A row of the grid. */
export interface GridLine {
  readonly line: LineDraft;
  readonly cost: CostDraft | undefined;
}

export interface GridUnit extends Measure {
  readonly _id: string;
}

export interface GridChemical {
  readonly name: string;
  /** In g/cm³, by the name of the offered form; the empty name is the chemical itself. */
  readonly densities: Readonly<Record<string, number | null>>;
}

/** What cells are written and read with. */
export interface GridFacts {
  readonly currency: string;
  readonly units: ReadonlyMap<string, GridUnit>;
  readonly chemicals: ReadonlyMap<string, GridChemical>;
  /** Names by id. */
  readonly suppliers: ReadonlyMap<string, string>;
  /** By the currency of the cost. */
  readonly rates: ReadonlyMap<string, CostRate>;
}

/** A row with other costs; what is empty is none. */
export function withCost(
  { line, cost }: GridLine,
  part: Partial<Omit<CostDraft, 'key'>>,
  currency: string,
): GridLine {
  const next = { supplierId: null, unitPrice: '', currency, ...cost, ...part, key: line.key };
  const isEmpty = next.unitPrice === '' && next.supplierId === null;
  return { line, cost: isEmpty ? undefined : next };
}

/** A row with the values that another one has in these columns. */
export function withCellsOf(
  to: GridLine,
  from: GridLine,
  { columns, currency }: { columns: readonly GridColumn[]; currency: string },
): GridLine {
  const fields = columns.flatMap((column) => column.fields);
  const costFields = columns.flatMap((column) => column.costFields);
  const taken = Object.fromEntries(fields.map((field) => [field, from.line[field] ?? null]));
  const next = { ...to, line: { ...to.line, ...taken } };
  if (costFields.length === 0) return next;
  const blank = { supplierId: null, unitPrice: '', currency };
  const cost = { ...blank, ...from.cost };
  return withCost(
    next,
    Object.fromEntries(costFields.map((field) => [field, cost[field]])),
    currency,
  );
}

/** A changed line with what was written meanwhile into fields that the change leaves alone. */
export function mergedLine(
  changed: LineDraft,
  { seen, latest }: { seen: LineDraft | undefined; latest: LineDraft | undefined },
): LineDraft {
  if (seen === undefined || latest === undefined) return changed;
  const before = new Map<string, unknown>(Object.entries(seen));
  const own = Object.entries(changed).filter(([name, value]) => value !== before.get(name));
  return { ...latest, ...Object.fromEntries(own) };
}
