import { type OrderLine, readOrderLines } from 'contract/order-list';
import { maxItems, RequestedItem } from 'contract/inquiry';
import { blankItem, type ItemDraft } from './item-draft';

type KnownUnit = Readonly<Record<'_id' | 'symbol', string>>;

const quantityOf = RequestedItem.shape.quantity;
const maxNameLength = 300;
const maxLineLength = 500;

export interface PastedItems {
  readonly items: readonly ItemDraft[];
  /** Headings, totals and sentences. */
  readonly leftOut: readonly string[];
}

/**
 * Parses a pasted list as the site does. A line whose quantity or unit cannot be read stays in its words. Undefined when
 * the text is no list.
 */
export function pastedItems(text: string, units: readonly KnownUnit[]): PastedItems | undefined {
  const symbols = units.map(({ symbol }) => symbol);
  const lines = readOrderLines(text, symbols);
  if (lines.length < 2 && !/[;\t]/.test(text.trim())) return undefined;
  const isItem = ({ kind }: OrderLine) => kind === 'item';
  return {
    items: lines
      .filter(isItem)
      .slice(0, maxItems)
      .map((line) => itemOf(line, units)),
    leftOut: lines.filter((line) => !isItem(line)).map(({ line }) => line),
  };
}

function itemOf(line: OrderLine, units: readonly KnownUnit[]): ItemDraft {
  const { quantity: read, unit: symbol, question, wanted } = line;
  const asWritten = line.line.slice(0, maxLineLength);
  const quantity = quantityOf.safeParse(read).data ?? null;
  const unitId = units.find((unit) => unit.symbol === symbol)?._id ?? null;
  const isRead = question === undefined && quantity !== null && unitId !== null;
  const isNamed = quantity === null && question === undefined && !/[;\t]/.test(line.line);
  const freeText = (isRead || isNamed ? wanted : line.line.trim()).slice(0, maxNameLength);
  return isRead
    ? { ...blankItem, freeText, quantity, unitId, packaging: line.packaging ?? null, asWritten }
    : { ...blankItem, freeText, asWritten };
}
