import { typedDecimal } from 'contract';
import { Grade } from 'contract/catalog';
import {
  added,
  Decimal,
  type Margin,
  marginOf,
  marginOfLine,
  offerTotals,
  Percent,
  PositiveDecimal,
  subtracted,
} from 'contract/inquiry';
import { Currency } from 'contract/partner';
import { maxNameLength } from '../common/use-chemical-options';
import type { ColumnId } from './grid-columns';
import { type GridFacts, type GridLine, type GridUnit, withCost } from './grid-line';
import { type ReadNumber, shownNumber } from './grid-numbers';
import { linePacks, withPacks } from './grid-packs';
import type { LineDraft } from './line-draft';
import { liveLineTotal } from './live-rows';

/** The text of a cell, as it is shown, edited and copied. */
export function textOf(id: ColumnId, row: GridLine, facts: GridFacts): string {
  const { line, cost } = row;
  switch (id) {
    case 'chemical':
      return nameOf(line, facts);
    case 'grade':
      return line.grade ?? '';
    case 'pack':
      return packText(line, facts);
    case 'packs':
      return String(linePacks(line, facts)?.whole ?? '');
    case 'quantity':
      return shownNumber(line.quantity ?? '');
    case 'unit':
      return facts.units.get(line.unitId ?? '')?.symbol ?? '';
    case 'unitPrice':
      return shownNumber(line.unitPrice ?? '');
    case 'discount':
      return shownNumber(line.discountPercent ?? '');
    case 'total':
      return shownNumber(lineTotalOf(line, facts.currency) ?? '');
    case 'leadTime':
      return line.leadTimeDays === null || line.leadTimeDays === undefined
        ? ''
        : String(line.leadTimeDays);
    case 'supplier':
      return facts.suppliers.get(cost?.supplierId ?? '') ?? '';
    case 'cost':
      return costText(row, facts);
    case 'margin':
      return shownNumber(marginOfRow(row, facts)?.margin ?? '');
    default:
      return id satisfies never;
  }
}

/**
 * The row with what a text says in one of its cells. A number that is none stays as typed, so that validation names it.
 *
 * @param read - for the numbers in it
 * @returns undefined for a text that says nothing there
 */
export function written(
  id: ColumnId,
  row: GridLine,
  { text, facts, read = typedDecimal }: { text: string; facts: GridFacts; read?: ReadNumber },
): GridLine | undefined {
  const typed = text.trim();
  const number = typed === '' ? null : read(typed);
  const { line } = row;
  const on = (part: Partial<LineDraft>): GridLine => ({ ...row, line: { ...line, ...part } });
  switch (id) {
    case 'chemical':
      return on({
        chemicalId: null,
        offeredForm: null,
        freeText: typed.slice(0, maxNameLength) || null,
      });
    case 'grade':
      return choice(typed, gradeOf(typed), (grade) => on({ grade }));
    case 'pack': {
      const pack = packOf(line, { typed, facts, read });
      return pack && on(pack);
    }
    case 'packs': {
      const next = withPacks(line, number ?? '', facts);
      return next && { ...row, line: next };
    }
    case 'quantity': {
      const { amount, unit } = amountOf(typed, { facts, read });
      return on({ quantity: amount, ...(unit && inUnit(line, unit._id)) });
    }
    case 'unit':
      return choice(typed, unitOf(typed, facts)?._id, (unitId) => on(inUnit(line, unitId)));
    case 'unitPrice':
      return on({ unitPrice: number });
    case 'discount':
      return on({ discountPercent: number });
    case 'leadTime':
      return on({ leadTimeDays: number === null ? null : Number(number) });
    case 'supplier': {
      const found = supplierOf(typed, facts);
      return choice(typed, found, (supplierId) => withCost(row, { supplierId }, facts.currency));
    }
    case 'cost':
      return withCost(row, costOf(typed, { row, facts, read }), facts.currency);
    case 'total':
    case 'margin':
      return row;
    default:
      return id satisfies never;
  }
}

/** What a row earns; null where its price, its amount, its cost or a rate is not known. */
export function marginOfRow({ line, cost }: GridLine, facts: GridFacts): Margin | null {
  const quantity = Decimal.safeParse(line.quantity).data;
  const price = PositiveDecimal.safeParse(cost?.unitPrice).data;
  const total = lineTotalOf(line, facts.currency);
  if (!cost || quantity === undefined || price === undefined || total === null) return null;
  const rate = facts.rates.get(cost.currency) ?? null;
  if (rate === null && cost.currency !== facts.currency) return null;
  return marginOfLine({ total, quantity, cost: price, rate }, facts.currency);
}

/** What all rows earn after the offer's discount; null unless the margin of every one is known. */
export function marginOfRows(
  rows: readonly GridLine[],
  facts: GridFacts,
  discountPercent: string | null,
): Margin | null {
  const margins = rows.flatMap((row) => marginOfRow(row, facts)?.margin ?? []);
  if (rows.length === 0 || margins.length < rows.length) return null;
  const { goods, discount } = offerTotals(
    rows.map(({ line }) => lineTotalOf(line, facts.currency)),
    {
      ...noCharges,
      currency: facts.currency,
      discountPercent: Percent.safeParse(discountPercent).data ?? null,
    },
  );
  const off = discount ?? '0';
  return marginOf(subtracted(added(...margins), off), subtracted(goods, off));
}

const noCharges = {
  freight: null,
  insurance: null,
  otherCharges: null,
  otherChargesName: null,
  vatRule: null,
  vatPercent: null,
};

export function lineTotalOf(line: LineDraft, currency: string): string | null {
  return Currency.safeParse(currency).success ? liveLineTotal(line, currency) : null;
}

function nameOf({ chemicalId, offeredForm, freeText }: LineDraft, { chemicals }: GridFacts) {
  if (!chemicalId) return freeText ?? '';
  return offeredForm ?? chemicals.get(chemicalId)?.name ?? '…';
}

function choice<Value>(
  typed: string,
  found: Value | undefined,
  take: (value: Value | null) => GridLine,
): GridLine | undefined {
  if (typed === '') return take(null);
  return found === undefined ? undefined : take(found);
}

/** A pack without a unit is measured in that of the line. */
function inUnit({ packSize, packUnitId = null }: LineDraft, unitId: string | null) {
  return { unitId, packUnitId: packSize ? (packUnitId ?? unitId) : packUnitId };
}

/** The grade of this name, else the only one that begins so. */
function gradeOf(typed: string): Grade | undefined {
  const wanted = typed.toLowerCase();
  const exact = Grade.options.find((grade) => grade.toLowerCase() === wanted);
  const begun = Grade.options.filter((grade) => grade.toLowerCase().startsWith(wanted));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

/** Symbols that differ by their case alone, such as those of milli and mega, are told apart. */
function unitOf(typed: string, { units }: GridFacts): GridUnit | undefined {
  const all = [...units.values()];
  const same = all.filter(({ symbol }) => symbol.toLowerCase() === typed.toLowerCase());
  return all.find(({ symbol }) => symbol === typed) ?? (same.length === 1 ? same[0] : undefined);
}

function supplierOf(typed: string, { suppliers }: GridFacts): string | undefined {
  const wanted = typed.toLowerCase();
  return [...suppliers].find(([, name]) => name.toLowerCase() === wanted)?.[0];
}

interface Reading {
  readonly facts: GridFacts;
  readonly read: ReadNumber;
}

/** A number at the start of a text and what follows; undefined without one. */
function measureIn(typed: string): { digits: string; rest: string } | undefined {
  const digits = /^[-+]?\d[\d.,'’\s]*/u.exec(typed)?.[0];
  return digits === undefined ? undefined : { digits, rest: typed.slice(digits.length) };
}

/** `25 kg` is an amount with its unit. */
function amountOf(typed: string, { facts, read }: Reading) {
  const { digits = '', rest = '' } = measureIn(typed) ?? {};
  const unit = rest === '' ? undefined : unitOf(rest.trim(), facts);
  if (unit !== undefined) return { amount: read(digits), unit };
  return { amount: typed === '' ? null : read(typed), unit };
}

type Pack = Pick<LineDraft, 'packSize' | 'packUnitId' | 'packaging'>;

/** `25 kg Drum`; without a unit it is that of the pack or of the line, without a number the container alone. */
function packOf(
  line: LineDraft,
  { typed, facts, read }: Reading & { typed: string },
): Pack | undefined {
  if (typed === '') return { packSize: null, packUnitId: null, packaging: null };
  const { digits, rest = '' } = measureIn(typed) ?? {};
  if (digits === undefined) return { packSize: null, packUnitId: null, packaging: typed };
  if (/^[x×*]\s*\d/iu.test(rest)) return undefined;
  const [first = '', ...others] = rest.split(/\s+/);
  const unit = unitOf(first, facts);
  return {
    packSize: read(digits.trim()),
    packUnitId: unit?._id ?? line.packUnitId ?? line.unitId ?? null,
    packaging: (unit === undefined ? rest : others.join(' ')).slice(0, 120) || null,
  };
}

function packText({ packSize, packUnitId, packaging }: LineDraft, { units }: GridFacts): string {
  const unit = packSize ? units.get(packUnitId ?? '')?.symbol : undefined;
  const parts = [packSize ? shownNumber(packSize) : null, unit, packaging];
  return parts.filter((part) => part !== null && part !== undefined).join(' ');
}

/** `1.10 USD`; without a currency it is that of the cost or of the offer. */
function costOf(typed: string, { row, facts, read }: Reading & { row: GridLine }) {
  const currency = Currency.safeParse(typed.slice(-3).toUpperCase()).data;
  const number = currency === undefined ? typed : typed.slice(0, -3).trim();
  return {
    unitPrice: number === '' ? '' : read(number),
    currency: currency ?? row.cost?.currency ?? facts.currency,
  };
}

function costText({ cost }: GridLine, { currency }: GridFacts): string {
  if (!cost?.unitPrice) return '';
  const number = shownNumber(cost.unitPrice);
  return cost.currency === currency ? number : `${number} ${cost.currency}`;
}
