import { Packaging } from 'contract/catalog';
import type { FormPack } from './form-draft';

type Symbols = ReadonlyMap<string, string>;

/** `25 kg, HDPE jerrycan`, which `readPack` reads. */
export function packText({ quantity, unitId, container }: FormPack, symbols: Symbols): string {
  return `${quantity} ${symbols.get(unitId) ?? '?'}, ${container}`;
}

/** Undefined without a number, the symbol of a known unit and a container. */
export function readPack(text: string, symbols: Symbols): Packaging | undefined {
  const [, number = '', symbol, container] =
    /^(\d+(?:[.,]\d+)?)\s*([^\s,.\d][^\s,]*)[\s,]+([^\s,].*)$/.exec(text.trim()) ?? [];
  const unitId = [...symbols].find(([, one]) => one === symbol)?.[0];
  return Packaging.safeParse({ quantity: Number(number.replace(',', '.')), unitId, container })
    .data;
}
