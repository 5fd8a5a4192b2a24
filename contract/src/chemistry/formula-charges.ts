import type { Token } from './formula-tokens';

/**
 * Replaces signs, and the numbers that belong to them, by charges, which stand at the end of a part.
 * `SO4²⁻`, `SO4^2-`, `SO4 2-`, `SO4-2` and `SO4(2-)` are clear. Where a plain number touches the last sign, its
 * charge is
 * - the number after `]` or after an atom alone (`Ca2+`), except a halogen's minus (`I3-` is triiodide);
 * - its last digit when it has several (`PO43-`), except after H and C (`C12H25-`) and when that digit is 0 or 1;
 * - else one (`NH4+`, `NO3-`).
 */
export function readCharges(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const charge =
      bracketedCharge(tokens, index) ??
      chargeAfterNumber(tokens, index) ??
      chargeBySign(tokens, index);
    read.push(...(charge?.tokens ?? tokens.slice(index, index + 1)));
    index += charge?.length ?? 1;
  }
  return read;
}

interface Charge {
  tokens: Token[];
  /** The number of tokens that it replaces. */
  length: number;
}

/** `(2-)`, `(-2)`, `(+)` */
function bracketedCharge(tokens: readonly Token[], index: number): Charge | undefined {
  const part = tokens.slice(index, index + 4);
  const close = part.findIndex((token) => token.kind === 'close');
  if (part[0]?.kind !== 'open' || close < 0) return undefined;
  const inside = part.slice(1, close);
  const sign = inside.find((token) => token.kind === 'sign');
  const size = inside.find((token) => token.kind === 'number');
  if (!sign || inside.length > (size ? 2 : 1)) return undefined;
  const charge = sign.charge * (size?.value ?? 1);
  return { tokens: [{ kind: 'charge', charge, position: sign.position }], length: close + 1 };
}

/** `2-` at the end of a part, of which the number may be a count, a charge or both. */
function chargeAfterNumber(tokens: readonly Token[], index: number): Charge | undefined {
  const [number, sign, next] = tokens.slice(index, index + 3);
  if (number?.kind !== 'number' || sign?.kind !== 'sign' || !endsPart(next)) return undefined;
  const { digits, position } = number;
  const size = digits.slice(digits.length - chargeDigits(tokens, index));
  const count = digits.slice(0, digits.length - size.length);
  const charge = sign.charge * Number(size || 1);
  return {
    tokens: [
      ...(count ? [{ ...number, digits: count, value: Number(count) }] : []),
      { kind: 'charge', charge, position: size ? position + count.length : sign.position },
    ],
    length: 2,
  };
}

/** `-`, `--`, `-2` */
function chargeBySign(tokens: readonly Token[], index: number): Charge | undefined {
  const [sign, size, next] = tokens.slice(index, index + 3);
  if (sign?.kind !== 'sign') return undefined;
  const { position } = sign;
  if (size?.kind === 'number' && endsPart(next)) {
    return {
      tokens: [{ kind: 'charge', charge: sign.charge * size.value, position }],
      length: 2,
    };
  }
  return { tokens: [{ kind: 'charge', charge: sign.charge, position }], length: 1 };
}

/** The number of digits, from the right, before the last sign that are its charge. */
function chargeDigits(tokens: readonly Token[], index: number): number {
  const [before, owner, number, sign] = [-2, -1, 0, 1].map((offset) => tokens[index + offset]);
  if (number?.kind !== 'number' || sign?.kind !== 'sign') return 0;
  const { digits, level } = number;
  if (level === 'super' || owner?.kind === 'number') return digits.length;
  if (level === 'sub' || sign.level === 'super') return 0;
  if (owner?.kind === 'close' && owner.bracket === ']' && digits.length === 1) return 1;
  const symbol = owner?.kind === 'symbol' ? owner.symbol : '';
  if (digits.length > 1) return /^[HC]$/.test(symbol) || /[01]$/.test(digits) ? 0 : 1;
  const isHalide = /^(?:F|Cl|Br|I)$/.test(symbol) && sign.charge < 0;
  return symbol !== '' && startsPart(before) && !isHalide ? 1 : 0;
}

function startsPart(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'dot' || token.kind === 'open';
}

function endsPart(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'dot' || token.kind === 'close';
}
