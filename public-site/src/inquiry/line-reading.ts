import { t } from '@lingui/core/macro';
import {
  type OrderAmount,
  type OrderLine,
  type OrderPart,
  type OrderQuestion,
  packagingOf,
  quantityOf,
  quantityText,
} from 'contract/order-list';
import { longest } from '../basket/basket-line';
import type { UnitView } from '../common/unit-view';
import type { RowPart, RowQuestion, RowReading } from './order-list-view';

function labels(): Readonly<Record<OrderPart['kind'], string | null>> {
  return {
    position: null,
    name: t`Product`,
    identifier: t`Number`,
    strength: t`Strength`,
    grade: t`Grade`,
    form: t`Form`,
    pack: null,
    count: null,
    amount: null,
    'product-number': t`Product number`,
    price: t`Price`,
    term: t`Terms`,
    rest: null,
  };
}

/** How a line was read: its parts, and the amount in words. */
export function partsOf(line: OrderLine): RowPart[] {
  const parts = line.parts.flatMap(({ kind, text }) => {
    const label = labels()[kind];
    return label === null ? [] : [{ label, text }];
  });
  const named = line.parts.some(({ kind }) => kind === 'name' || kind === 'identifier');
  const amount = amountText(line);
  return [
    ...(named ? joined(parts) : [{ label: t`Product`, text: line.wanted }, ...joined(parts)]),
    ...(amount === null ? [] : [{ label: t`Amount`, text: amount }]),
  ];
}

/** Parts of one kind in one: a name on both sides of an amount. */
function joined(parts: readonly RowPart[]): RowPart[] {
  const texts = new Map<string, string>();
  for (const { label, text } of parts) {
    const known = texts.get(label);
    texts.set(label, known === undefined ? text : `${known} ${text}`);
  }
  return [...texts].map(([label, text]) => ({ label, text }));
}

function amountText(line: OrderLine): string | null {
  if (line.question) return null;
  return line.each === undefined ? 'none' : readingText(line);
}

/** `12 × 160 kg drum = 1920 kg` */
function readingText(amount: OrderAmount): string {
  const { each, unit, packs, container, inner } = amount;
  const size = [each, unit, unit === container ? undefined : container];
  const text = size.filter((part) => part !== undefined).join(' ');
  if (inner !== undefined) return `${text} with ${inner}`;
  return packs === undefined
    ? text
    : `${packs} × ${text} = ${[quantityOf(amount), unit].join(' ').trim()}`;
}

const maxQuantity = 1e9;

/** A quantity as a field has it; empty where no inquiry takes it. */
export function fieldText(quantity: number | undefined): string {
  if (quantity === undefined || quantity > maxQuantity || quantity < 1e-6) return '';
  return quantityText(quantity);
}

/** An amount as the fields of a line have it. */
export function readingOf(amount: OrderAmount, units: readonly UnitView[]): RowReading {
  const unit = units.find(({ symbol }) => symbol === amount.unit);
  const isCountable = amount.unit === undefined || unit !== undefined;
  return {
    label: readingText(amount),
    quantity: isCountable ? fieldText(quantityOf(amount)) : '',
    unitId: unit?.id ?? '',
    packaging: (packagingOf(amount) ?? '').slice(0, longest.packaging),
  };
}

export function questionOf(
  { question }: OrderLine,
  units: readonly UnitView[],
): RowQuestion | null {
  if (!question) return null;
  const { about, text, readings } = question;
  return {
    about,
    text: sentenceOf(about, text),
    readings: readings.map((one) => readingOf(one, units)),
  };
}

function sentenceOf(about: OrderQuestion['about'], text: string): string {
  switch (about) {
    case 'number':
      return t`“${text}” can mean two amounts. Which one?`;
    case 'range':
      return t`“${text}” leaves the amount open. Which one?`;
    case 'amounts':
      return t`How do the amounts “${text}” belong together?`;
    case 'packs':
      return t`“${text}” is the size of a pack. How much do you need?`;
    case 'unit':
      return t`“${text}” has no unit. Is it the quantity?`;
    case 'rest':
      return t`“${text}” was not understood. Is this the quantity?`;
    default:
      return about satisfies never;
  }
}

/**
 * What lines have in common that were read by the same doubtful rule: a unit written in another way or not at all, the same
 * words for a substance. Null where nothing is in doubt.
 */
export function likenessOf({ wanted, quantity, unit, unitWord }: OrderLine, isSimilar: boolean) {
  const isUnitOpen = quantity !== undefined && unit === undefined;
  return {
    unit: isUnitOpen ? '' : (unitWord ?? null),
    words: isSimilar ? wanted.toLowerCase() : null,
  };
}
