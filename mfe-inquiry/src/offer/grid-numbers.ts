import { decimalSign, typedDecimal } from 'contract';

/** Reads a typed number as a plain decimal: `1.250,50` as `1250.50`. */
export type ReadNumber = (text: string) => string;

const single = /^[-+]?\d+([.,])(\d+)$/;
const mixed = /\d([.,])\d+([.,])\d*$/;

/**
 * How the numbers of a pasted table are read: a number that has one meaning alone (`4,20`, `1.250,50`) decides for those
 * that have two (`1.250`).
 */
export function numberReader(texts: readonly string[]): ReadNumber {
  const signs = new Set(texts.flatMap((text) => clearSign(bare(text)) ?? []));
  const [sign, ...others] = signs;
  if (sign === undefined || others.length > 0) return (text) => typedDecimal(bare(text));
  const group = sign === '.' ? ',' : '.';
  return (text) => {
    const plain = bare(text);
    return clearSign(plain) === undefined && plain.includes(group) && !plain.includes(sign)
      ? plain.replaceAll(group, '')
      : typedAs(plain, sign);
  };
}

/** A decimal with the person's sign. */
export function shownNumber(decimal: string): string {
  return decimal.replace('.', decimalSign());
}

function typedAs(plain: string, sign: string): string {
  const group = sign === '.' ? ',' : '.';
  return plain.replaceAll(group, '').replace(sign, '.');
}

/** Without what groups digits and what follows a number in a cell: `1 250 %`, `€ 4,20`. */
function bare(text: string): string {
  return text.replace(/[\s'’%\u20ac$\u00a3\u00a5]/g, '');
}

function clearSign(plain: string): '.' | ',' | undefined {
  const last = mixed.exec(plain);
  if (last && last[1] !== last[2]) return last[2] === '.' ? '.' : ',';
  const [, sign, decimals = ''] = single.exec(plain) ?? [];
  if (sign === undefined || decimals.length === 3) return undefined;
  return sign === '.' ? '.' : ',';
}
