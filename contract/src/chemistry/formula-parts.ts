import { closingOf, formatCount } from './formula';
import type { FormulaAtom, FormulaComponent, FormulaSequence } from './formula';
import { parseFormula } from './parse-formula';

/** A run of a typeset formula: on the baseline, as a subscript or as a superscript. */
export interface FormulaPart {
  kind: 'text' | 'sub' | 'sup';
  text: string;
}

/**
 * A formula cut into runs for rendering: counts are subscripts, charges and mass numbers superscripts, the `5` of
 * `·5H2O` neither. The order stays as typed; text that is not a formula is one run.
 *
 * @example formulaParts('H2O') // [{ kind: 'text', text: 'H' }, { kind: 'sub', text: '2' }, { kind: 'text', text: 'O' }]
 */
export function formulaParts(text: string): FormulaPart[] {
  const parsed = parseFormula(text);
  if (!parsed.ok) return [{ kind: 'text', text }];
  return joined(parsed.formula.components.flatMap(componentParts));
}

/**
 * A formula for screen readers, symbol by symbol: `C 2 H 6 O`, `Cu S O 4 dot 5 H 2 O`, `S O 4 charge 2 minus`.
 * Text that is not a formula comes back as it is.
 */
export function formulaSpoken(text: string): string {
  const parsed = parseFormula(text);
  return parsed.ok ? parsed.formula.components.map(spokenComponent).join(' dot ') : text;
}

function componentParts(component: FormulaComponent, index: number): FormulaPart[] {
  const start = (index > 0 ? '·' : '') + formatCount(component.multiplier);
  return [{ kind: 'text', text: start }, ...sequenceParts(component)];
}

function sequenceParts({ nodes, charge }: FormulaSequence): FormulaPart[] {
  const parts = nodes.flatMap((node): FormulaPart[] => {
    const count: FormulaPart = { kind: 'sub', text: formatCount(node.count) };
    if (node.kind === 'atom') return [...atomParts(node), count];
    return [
      { kind: 'text', text: node.bracket },
      ...sequenceParts(node.content),
      { kind: 'text', text: closingOf(node.bracket) },
      count,
    ];
  });
  return charge === 0 ? parts : [...parts, { kind: 'sup', text: chargeText(charge) }];
}

function atomParts({ isotope, symbol }: FormulaAtom): FormulaPart[] {
  return [
    { kind: 'sup', text: String(isotope ?? '') },
    { kind: 'text', text: symbol },
  ];
}

/** `2−`, with the minus sign of typography. */
function chargeText(charge: number): string {
  return formatCount(Math.abs(charge)) + (charge > 0 ? '+' : '\u2212');
}

function joined(parts: readonly FormulaPart[]): FormulaPart[] {
  const result: FormulaPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (last?.kind === 'text' && part.kind === 'text') last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

function spokenComponent(component: FormulaComponent): string {
  return spoken([formatCount(component.multiplier), spokenSequence(component)]);
}

function spokenSequence({ nodes, charge }: FormulaSequence): string {
  const words = nodes.map((node) => {
    if (node.kind === 'atom') return spokenAtom(node);
    const content = spokenSequence(node.content);
    return spoken(['open bracket', content, 'close bracket', formatCount(node.count)]);
  });
  if (charge === 0) return spoken(words);
  const sign = charge > 0 ? 'plus' : 'minus';
  return spoken([...words, 'charge', formatCount(Math.abs(charge)), sign]);
}

function spokenAtom({ isotope, symbol, count }: FormulaAtom): string {
  return spoken([isotope === undefined ? '' : `isotope ${isotope}`, symbol, formatCount(count)]);
}

function spoken(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
