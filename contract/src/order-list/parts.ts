import { stripEnds } from '../strip-ends';
import type { OrderPartKind, Scan } from './scan';

/** A part of a line as it was written, with its position. */
export interface OrderPart {
  readonly kind: OrderPartKind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a text that begins at a place of its line. */
export function partsOf({ text, tokens, taken }: Scan, start: number): OrderPart[] {
  const parts: OrderPart[] = [];
  for (const [place, { from, to, kind: tokenKind }] of tokens.entries()) {
    const kind =
      taken[place] ?? (tokenKind === 'sign' && parts.at(-1)?.kind !== 'name' ? 'rest' : 'name');
    const last = parts.at(-1);
    if (last?.kind === kind)
      parts[parts.length - 1] = {
        ...last,
        to: start + to,
        text: text.slice(last.from - start, to),
      };
    else parts.push({ kind, from: start + from, to: start + to, text: text.slice(from, to) });
  }
  return parts.filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part)).map(trimmed);
}

const edge = /[\s,;:/|([（~=-]/;

/** Without the signs that stand between parts; the number of a line keeps its own. */
function trimmed(part: OrderPart): OrderPart {
  if (part.kind === 'position') return part;
  const { length } = part.text;
  const start = length - stripEnds(part.text, { start: edge }).length;
  const end = length - stripEnds(part.text, { end: edge }).length;
  return {
    ...part,
    text: part.text.slice(start, length - end),
    from: part.from + start,
    to: part.to - end,
  };
}
