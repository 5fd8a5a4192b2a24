import { createHash } from 'node:crypto';

const inchi = /^InChI=1(S?)\/(.+)$/;
/** Layers of the main part: connections, hydrogens, charge. */
const mainLayer = /^[chq]/;
const letters = 26;
const noProton = 'N'.charCodeAt(0);

/**
 * The InChIKey of an InChI, or undefined for another text. Layers of stereochemistry and isotopes are the second block.
 *
 * Source: IUPAC and InChI Trust, InChI Technical Manual, appendix 5: SHA-256 of each part, its first bits in groups of
 * 14 and 9 as three and two letters.
 *
 * @example inchiKeyOf('InChI=1S/CH4/h1H4') // 'VNWKTOKETHGBQD-UHFFFAOYSA-N'
 */
export function inchiKeyOf(text: string): string | undefined {
  const [, standard, layers] = inchi.exec(text.trim()) ?? [];
  if (layers === undefined) return undefined;
  const [formula = '', ...others] = layers.split('/');
  const mainCount = others.findIndex((layer) => !mainLayer.test(layer));
  const main = mainCount < 0 ? others : others.slice(0, mainCount);
  const rest = others.slice(main.length);
  const [protons] = rest.filter((layer) => layer.startsWith('p'));
  const minor = rest.filter((layer) => !layer.startsWith('p')).map((layer) => `/${layer}`);
  const first = firstBlock([formula, ...main].join('/'));
  const second = secondBlock(minor.join(''));
  return `${first}-${second}${standard === 'S' ? 'S' : 'N'}A-${protonLetter(protons)}`;
}

function firstBlock(text: string): string {
  const bits = bitsOf(text);
  return [0, 14, 28, 42].map((from) => triplet(bits(from, 14))).join('') + doublet(bits(56, 9));
}

/** A short text is hashed twice over. */
function secondBlock(text: string): string {
  const bits = bitsOf(text.length < 255 ? text + text : text);
  return triplet(bits(0, 14)) + triplet(bits(14, 14)) + doublet(bits(28, 9));
}

/** Reads bits of a text's hash as a number, its lowest bit first. */
function bitsOf(text: string): (from: number, count: number) => number {
  const hash = createHash('sha256').update(text).digest();
  const bit = (index: number) => ((hash[index >> 3] ?? 0) >> (index & 7)) & 1;
  return (from, count) => {
    let value = 0;
    for (let index = count - 1; index >= 0; index -= 1) value = value * 2 + bit(from + index);
    return value;
  };
}

function doublet(value: number): string {
  return letter(Math.floor(value / letters)) + letter(value % letters);
}

/** No triplet begins with E, and none is between TAA and TTV. */
function triplet(value: number): string {
  const square = letters * letters;
  let place = value < 4 * square ? value : value + square;
  const afterS = 19 * square;
  if (place >= afterS) place += 19 * letters + 22;
  return letter(Math.floor(place / square)) + doublet(place % square);
}

function letter(place: number): string {
  return String.fromCharCode(65 + place);
}

/** N for no protons added or removed, later letters for added ones. */
function protonLetter(layer: string | undefined): string {
  const count = Number(layer?.slice(1) ?? 0);
  return Math.abs(count) > 12 ? 'A' : String.fromCharCode(noProton + count);
}
