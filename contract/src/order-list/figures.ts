import { containerOf } from './containers';
import type { Figure, Scan } from './scan';
import type { Token } from './tokens';
import { readTypedNumber } from './typed-number';

/** The number that begins at a token: `1.250,5`, `24 000`, `1e3`, `10^3`. */
export function figureAt(scan: Scan, place: number): Figure | undefined {
  const { tokens, figures } = scan;
  if (tokens[place]?.kind !== 'number') return undefined;
  const known = figures.get(place);
  if (known || figures.has(place)) return known;
  const figure = powerAt(scan, place) ?? groupedAt(scan, place) ?? plainAt(scan, place);
  figures.set(place, figure);
  return figure;
}

const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

function plainAt({ tokens, evidence }: Scan, place: number): Figure | undefined {
  const text = tokens[place]?.text ?? '';
  const part = fractions[tokens[place + 1]?.text ?? ''];
  if (part !== undefined && /^\d{1,4}$/.test(text)) {
    return {
      to: place + 2,
      text: `${text}${tokens[place + 1]?.text ?? ''}`,
      values: [Number(text) + part],
    };
  }
  const fraction = fractions[text];
  if (fraction !== undefined) return { to: place + 1, text, values: [fraction] };
  const before = tokens[place - 1];
  const isFraction = tokens[place]?.isGlued && isSign(before, '.') && !tokens[place - 1]?.isGlued;
  const read = readTypedNumber(isFraction ? `0.${text}` : text, evidence);
  return read && { to: place + 1, text, values: read.values };
}

function powerAt({ tokens }: Scan, place: number): Figure | undefined {
  const [base, mark, exponent, next] = tokens.slice(place, place + 4);
  if (!base || !mark?.isGlued || !exponent?.isGlued || exponent.kind !== 'number') return undefined;
  if (next?.isGlued && next.kind === 'number') return undefined;
  const power = Number(exponent.text);
  const isTen = mark.text === '^' && base.text === '10';
  const isScientific = mark.key === 'e';
  if (!Number.isInteger(power) || power > 9 || !(isTen || isScientific)) return undefined;
  const value = (isTen ? 1 : Number(base.text.replace(',', '.'))) * 10 ** power;
  return value > 0
    ? { to: place + 3, text: textOf([base, mark, exponent]), values: [value] }
    : undefined;
}

const group = /^\d{3}(?:[.,]\d{1,2})?$/;

/** Groups of three digits with blanks between them. `B 12 500 g` may be 500 g of B 12, and `20 200 kg drums` 20 drums. */
function groupedAt(scan: Scan, place: number): Figure | undefined {
  const { tokens, evidence } = scan;
  if (!/^[1-9]\d{0,2}$/.test(tokens[place]?.text ?? '') || !isAlone(scan, place)) return undefined;
  let to = place + 1;
  while (isGroup(tokens, to)) to += 1;
  if (to === place + 1) return undefined;
  const parts = tokens.slice(place, to);
  const whole = readTypedNumber(parts.map(({ text }) => text).join(''), evidence);
  if (!whole) return undefined;
  const last = readTypedNumber(parts.at(-1)?.text ?? '', evidence);
  const isDoubtful =
    isCode(tokens[place - 1]) || containerOf(tokens[to + 1]?.key ?? '') !== undefined;
  const values = isDoubtful && last ? [whole.value, last.value] : [whole.value];
  return { to, text: textOf(parts), values };
}

function isGroup(tokens: readonly Token[], place: number): boolean {
  const [before, token] = [tokens[place - 1], tokens[place]];
  if (!before || token?.kind !== 'number' || token.isGlued || token.from - before.to > 1)
    return false;
  return group.test(token.text) && /^\d+$/.test(before.text);
}

/** A short word that numbers belong to: B 12, PEG 400, Tween 80, E 330. */
export function isCode(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || token.isUnspaced || token.text.length > 5) return false;
  return /^\p{Lu}+$/u.test(token.text) || /^\p{Lu}\p{Ll}{2,}$/u.test(token.text);
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, isGlued }, place) => (isGlued || place === 0 ? text : ` ${text}`))
    .join('');
}

export function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text;
}

const between = new Set(['-', '~', '…']);
const betweenWords = new Set(['to', 'bis', 'a', 'do', 'до', '至', '到', 'から']);

/** Two numbers with a dash or `to` between them. */
export function rangeAt(scan: Scan, place: number): Figure | undefined {
  const low = figureAt(scan, place);
  if (!low) return undefined;
  const mark = scan.tokens[low.to];
  const next = scan.tokens[low.to + 1];
  const isEven = mark?.isGlued === next?.isGlued;
  const isFraction = isSign(mark, '/') && mark?.isGlued === true && next?.isGlued === true;
  const isRange =
    isFraction ||
    (mark &&
      (mark.kind === 'sign' ? between.has(mark.text) && isEven : betweenWords.has(mark.key)));
  const high = isRange ? figureAt(scan, low.to + 1) : undefined;
  if (!high) return undefined;
  return {
    to: high.to,
    text: `${low.text}${mark?.kind === 'word' ? ` ${mark.text} ` : (mark?.text ?? '-')}${high.text}`,
    values: [...new Set([low.values[0] ?? 0, high.values[0] ?? 0])],
  };
}

/** Whether a number stands by itself and is no part of a name: `2-propanol`, `R-902`, `H2O2`. */
export function isAlone({ tokens }: Scan, place: number): boolean {
  const [token, before, further] = [tokens[place], tokens[place - 1], tokens[place - 2]];
  if (token?.kind !== 'number') return false;
  if (!token.isGlued || !before) return true;
  if (before.kind === 'word') return before.isUnspaced || isTimes(tokens, place - 1);
  if (before.text === '.') return !before.isGlued || further?.kind !== 'number';
  if (before.text !== '-' || !before.isGlued) return true;
  return further?.kind === 'number';
}

/** A sign of multiplication: `4 x 25`, `25*4`, `x33`. */
export function isTimes(tokens: readonly Token[], place: number): boolean {
  const [token, before] = [tokens[place], tokens[place - 1]];
  if (token?.text === '*' || token?.text === '×') return true;
  if (token?.key !== 'x' && token?.key !== 'х') return false;
  return !token.isGlued || before?.kind !== 'word' || before.isUnspaced;
}
