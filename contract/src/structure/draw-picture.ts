import type { Drawing, Match } from './drawing';

/** Pixels; the library lays structures out in these sizes. */
export const pictureSizes = { line: 1.4, label: 14 } as const;

/** The radius of the dot for a highlighted atom without a label. */
const markRadius = 2.5;

type Pieces = Pick<Drawing, 'bonds' | 'labels' | 'dots'>;

/**
 * An SVG document of a drawing, in `currentColor`, without styles, ids or external references. Matched atoms and bonds
 * are in a group of the class `match`.
 */
export function drawPicture(drawing: Drawing, match: Match = 'none'): string {
  const { frame, ...pieces } = drawing;
  const [width, height] = frame;
  const { matched, rest } = split(pieces, match);
  const group = matched === '' ? '' : `<g class="match">${matched}</g>`;
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${rest}${group}</svg>`;
}

function split(
  { centres, ...pieces }: Pieces & Pick<Drawing, 'centres'>,
  match: Match,
): { matched: string; rest: string } {
  if (match === 'none') return { matched: '', rest: svgOf(pieces) };
  if (match === 'whole') return { matched: svgOf(pieces), rest: '' };
  const atoms = new Set(match.atoms);
  const bonds = new Set(match.bonds.map(([one, other]) => bondKey(one, other)));
  const isMatched = {
    bond: ([one, other]: readonly [number, number, ...unknown[]]) => bonds.has(bondKey(one, other)),
    piece: ([atom]: readonly [number, ...unknown[]]) => atoms.has(atom),
  };
  const matched = {
    bonds: pieces.bonds.filter(isMatched.bond),
    labels: pieces.labels.filter(isMatched.piece),
    dots: pieces.dots.filter(isMatched.piece),
  };
  const seen = new Set([
    ...matched.bonds.flatMap(([one, other]) => [one, other]),
    ...matched.labels.map(([atom]) => atom),
  ]);
  const marks = match.atoms.flatMap((atom) => {
    const centre = centres[atom];
    return centre && !seen.has(atom) ? [[atom, ...centre, markRadius] as const] : [];
  });
  return {
    matched: svgOf({ ...matched, dots: [...matched.dots, ...marks] }),
    rest: svgOf({
      bonds: pieces.bonds.filter((bond) => !isMatched.bond(bond)),
      labels: pieces.labels.filter((label) => !isMatched.piece(label)),
      dots: pieces.dots.filter((dot) => !isMatched.piece(dot)),
    }),
  };
}

function bondKey(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function svgOf({ bonds, labels, dots }: Pieces): string {
  const lines = bonds.map(([, , path]) => path).join('');
  const areas = bonds.map(([, , , path]) => path).join('');
  const texts = labels.map(([, x, y, text, size]) => {
    const own = size === pictureSizes.label ? '' : ` font-size="${size}"`;
    return `<text x="${x}" y="${y}"${own}>${text}</text>`;
  });
  const circles = dots.map(([, x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  const stroke = `fill="none" stroke="currentColor" stroke-width="${pictureSizes.line}"`;
  const font = `font-family="sans-serif" font-size="${pictureSizes.label}"`;
  return [
    lines && `<path ${stroke} stroke-linecap="round" d="${lines}"/>`,
    areas && `<path fill="currentColor" d="${areas}"/>`,
    texts.length > 0 ? `<g fill="currentColor" ${font}>${texts.join('')}</g>` : '',
    circles.length > 0 ? `<g fill="currentColor">${circles.join('')}</g>` : '',
  ].join('');
}
