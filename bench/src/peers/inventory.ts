import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Substance } from 'api/load-chemicals';
import { hillFormula, molarMass, parseCasNumber, parseFormula } from 'contract/chemistry';

/** `EC_INVENTORY`, or a data folder beside the repository. */
export const inventoryPath =
  process.env['EC_INVENTORY'] ??
  join(import.meta.dirname, '../../../../shared/data/ec-inventory.tsv.gz');

const maxNameLength = 300;

/** The substances in the file's order; undefined without the file. */
export async function readInventory(): Promise<Substance[] | undefined> {
  if (!existsSync(inventoryPath)) return undefined;
  const text = (await promisify(gunzip)(await readFile(inventoryPath))).toString('utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => toSubstance(line.split('\t'))).filter(({ name }) => name !== '');
}

/** Either name may be missing. */
function toSubstance([ecNumber = '', cas = '', ec = '', echa = '', formula = '']: string[]) {
  const [name = '', otherName = ''] = [...new Set([ec, echa])].filter((one) => one !== '');
  const parsedCas = parseCasNumber(cas);
  const parsedFormula = parseFormula(formula);
  return {
    ecNumber,
    casNumber: parsedCas.ok ? parsedCas.value : null,
    name: name.slice(0, maxNameLength),
    otherName: otherName === '' ? null : otherName.slice(0, maxNameLength),
    formula: parsedFormula.ok ? hillFormula(parsedFormula.formula) : null,
    molecularWeight: parsedFormula.ok ? (molarMass(parsedFormula.formula) ?? null) : null,
  };
}
