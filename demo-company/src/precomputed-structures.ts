import type { PrecomputedStructure } from 'contract/drawing';
import file from './data/structures.json';

/** A structure in the file, with bits as hexadecimal digits. */
type Packed = PrecomputedStructure;

const bits = { fingerprint: 512, features: 256 } as const;

const packed: Readonly<Record<string, unknown>> = file;

/**
 * The precomputed structure of a demo SMILES, from the file that `npm run demo:structures` writes: computing all takes
 * thirty seconds of processor time. A test compares the file with the engine.
 */
export function precomputedStructure(smiles: string): PrecomputedStructure | undefined {
  return smiles in packed ? unpacked(asPacked(packed[smiles])) : undefined;
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
