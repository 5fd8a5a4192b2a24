import type { PrecomputedStructure } from 'contract/drawing';
import file from './data/structures.json';

/** A structure in the file: bits as hexadecimal digits. */
type Packed = PrecomputedStructure;

const bits = { fingerprint: 512, features: 256 } as const;

const packed: Readonly<Record<string, unknown>> = file;

/**
 * What the engine says of a SMILES of the demo company, from the file that `npm run demo:structures` writes: working all
 * of them out takes thirty seconds of processor time at the first start. A test compares them.
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
