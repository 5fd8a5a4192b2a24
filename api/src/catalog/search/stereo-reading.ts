/** Stereodescriptors in front of a name: `L-`, `DL-`, `(S)-`, `L-(+)-`, `(2R,3R)-`, `rac-`. */
const descriptor = String.raw`(?:\(?(?:dl|ld|[dl]|rac|meso|\d{0,2}[rs](?:,\d{0,2}[rs]){0,7})\)?|\((?:\+|-|±|\+/-)\))`;
const inFront = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${descriptor}[-‐‑–]){1,4}(?=\p{L}{3})`,
  'giu',
);

/**
 * A name without the stereodescriptors in front of its words; undefined when it has none.
 *
 * @example withoutStereo('L-(+)-Lactic acid') // 'Lactic acid'
 */
export function withoutStereo(name: string): string | undefined {
  const flat = name.replace(inFront, '');
  return flat === name ? undefined : flat;
}
