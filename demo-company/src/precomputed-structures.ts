import type { IdentifiedStructure } from 'api/sync-structures';
import type { PrecomputedStructure } from 'contract/drawing';
import inchis from './data/inchis.json';
import file from './data/structures.json';

/** A structure in the file, with bits as hexadecimal digits. */
type Packed = PrecomputedStructure;

const bits = { fingerprint: 512, features: 256 } as const;

const inchiBySmiles: Readonly<Record<string, string | null>> = inchis;

const packed: Readonly<Record<string, unknown>> = file;

/**
 * The precomputed structure of a demo SMILES, from the file that `npm run demo:structures` writes: computing all takes
 * thirty seconds of processor time. With its InChI, from a file of its own. A test compares the file with the engine.
 */
export function precomputedStructure(smiles: string): IdentifiedStructure | undefined {
  const inchi = inchiBySmiles[smiles];
  if (!(smiles in packed) || inchi === undefined) return undefined;
  return { ...unpacked(asPacked(packed[smiles])), inchi };
}

export function packStructure({ fingerprint, features, ...rest }: PrecomputedStructure): Packed {
  return { ...rest, fingerprint: toHex(fingerprint), features: toHex(features) };
}

function unpacked({ fingerprint, features, ...rest }: Packed): PrecomputedStructure {
  return {
    ...rest,
    fingerprint: fromHex(fingerprint, bits.fingerprint),
    features: fromHex(features, bits.features),
  };
}

function toHex(digits: string): string {
  return BigInt(`0b${digits}`).toString(16);
}

function fromHex(hex: string, length: number): string {
  return BigInt(`0x${hex}`).toString(2).padStart(length, '0');
}

/** Guarantee: the file has nothing but what `packStructure` returned. */
function asPacked(value: unknown): Packed {
  return value as Packed;
}
