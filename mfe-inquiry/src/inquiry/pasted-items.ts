import { RequestedItem, mostItems } from 'contract/inquiry';
import { blankItem, type ItemDraft } from './item-draft';

type KnownUnit = Readonly<Record<'_id' | 'name' | 'symbol', string>>;

const quantityOf = RequestedItem.shape.quantity;
const longestName = 300;

/**
 * Parses a pasted list with one item per line: "Acetone; 25; kg", or tab-separated as spreadsheets copy. A quantity or
 * unit that cannot be parsed stays in the text. Undefined when the text is no list.
 */
export function pastedItems(text: string, units: readonly KnownUnit[]): ItemDraft[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !/[;\t]/.test(text.trim())) return undefined;
  return lines.slice(0, mostItems).map((line) => itemOf(line, units));
}

function itemOf(line: string, units: readonly KnownUnit[]): ItemDraft {
  const [name = '', amount = '', unitName = ''] = line.split(/[;\t]/).map((part) => part.trim());
  const quantity = numberOf(amount);
  const unitId = unitNamed(unitName, units);
  const isRead = (amount === '' || quantity !== null) && (unitName === '' || unitId !== null);
  const freeText = (isRead ? name : line.trim()).slice(0, longestName);
  return isRead ? { ...blankItem, freeText, quantity, unitId } : { ...blankItem, freeText };
}

function numberOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  return quantityOf.safeParse(Number(plain)).data ?? null;
}

function unitNamed(text: string, units: readonly KnownUnit[]): string | null {
  const bySymbol = units.find(({ symbol }) => symbol === text);
  const wanted = text.toLowerCase();
  const byName = units.find(
    ({ name, symbol }) => name.toLowerCase() === wanted || symbol.toLowerCase() === wanted,
  );
  return (bySymbol ?? byName)?._id ?? null;
}
