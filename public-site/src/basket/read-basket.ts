import { localHref, plainPath } from '../language/addresses';
import { type BasketLine, longest, maxLines } from './basket-line';

/**
 * Parses stored lines, which may come from a user, another build or another script on this origin: anything else is
 * left out.
 */
export function readBasket(text: string | null): BasketLine[] {
  const stored: unknown = text === null ? null : parsed(text);
  const lines: unknown = isRecord(stored) ? stored['lines'] : null;
  if (!Array.isArray(lines)) return [];
  const numbers = new Set<number>();
  return lines.slice(0, maxLines).flatMap((line: unknown) => {
    const read = lineOf(line);
    if (!read || numbers.has(read.number)) return [];
    numbers.add(read.number);
    return [read];
  });
}

export function basketText(lines: readonly BasketLine[]): string {
  const plain = lines.map((line) => ({ ...line, href: line.href && plainPath(line.href) }));
  return JSON.stringify({ lines: plain });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function lineOf(value: unknown): BasketLine | undefined {
  if (!isRecord(value)) return undefined;
  const { number, chemicalId, href } = value;
  const name = textOf(value['name'], longest.name);
  const isNumbered = typeof number === 'number' && Number.isInteger(number) && number >= 0;
  const isNamed = chemicalId === null || idOf(chemicalId) !== '';
  if (!isNumbered || number > 9999 || !isNamed || name.trim() === '') return undefined;
  return {
    number,
    chemicalId: idOf(chemicalId) || null,
    name,
    // Only an address of this site, because the page links to it.
    href:
      typeof href === 'string' && /^\/(?!\/)[\w%./-]{1,400}$/.test(href) ? localHref(href) : null,
    quantity: textOf(value['quantity'], longest.quantity),
    unitId: idOf(value['unitId']),
    grade: textOf(value['grade'], 40),
    offeredForm: textOf(value['offeredForm'], longest.offeredForm),
    packaging: textOf(value['packaging'], longest.packaging),
    asWritten: textOf(value['asWritten'], longest.asWritten),
  };
}

function textOf(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

function idOf(value: unknown): string {
  return typeof value === 'string' && uuid.test(value) ? value : '';
}
