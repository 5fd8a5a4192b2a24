import type { BasketLine, NewLine } from '../basket/basket-line';
import { longest } from '../basket/basket-line';
import { linesField, step, stepField } from './line-field';

type Values = Readonly<Record<string, string>>;

/** The typed lines with the numbers of their fields; a chemical's line has the name that the visitor typed. */
export function linesInForm(values: Values): BasketLine[] {
  const lines = new Map<number, Record<string, string>>();
  for (const [name, value] of Object.entries(values)) {
    const [, list, number, field = ''] = /^(\w+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (list !== linesField || value.trim() === '') continue;
    lines.set(Number(number), { ...lines.get(Number(number)), [field]: value });
  }
  const said = values[stepField] ?? '';
  return [...lines].flatMap(([number, typed]) => {
    const isLeftOut = said === step.remove(number) || (said === step.take && !typed['take']);
    return isLeftOut || isBlank(typed) ? [] : [lineOf(number, typed)];
  });
}

/** A unit alone does not fill a line: it is preselected. */
function isBlank(typed: Record<string, string>): boolean {
  return Object.keys(typed).every(
    (field) => field === 'unitId' || field === 'take' || field === 'asWritten',
  );
}

function lineOf(number: number, typed: Record<string, string>): BasketLine {
  const { chemicalId = null, freeText = '', quantity, unitId, grade, packaging, asWritten } = typed;
  const { offeredForm = '' } = typed;
  return {
    number,
    chemicalId,
    name: freeText,
    href: null,
    quantity: quantity ?? '',
    unitId: unitId ?? '',
    grade: grade ?? '',
    packaging: packaging ?? '',
    offeredForm,
    asWritten: asWritten ?? '',
  };
}

/** The free-text items in an address: `?want=Acetone+for+HPLC`. */
export function wishesIn(searchParams: URLSearchParams): NewLine[] {
  return searchParams
    .getAll('want')
    .map((wish) => wish.trim().slice(0, longest.name))
    .filter((name) => name !== '')
    .map((name) => ({ chemicalId: null, name, href: null }));
}
