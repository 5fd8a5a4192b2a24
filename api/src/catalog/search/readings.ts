import type { StructureDifference } from 'contract/catalog';
import { readQualifiers, type Qualifier } from 'contract/chemistry';
import { codeReadings } from './code-readings';
import { dryFormula } from './dry-formula';
import { casNumbersBeginning } from './known-names/known-names';
import { numberKey } from './lexemes';
import { readText, type Wanted } from './read-text';
import { withoutStereo } from './stereo-reading';
import { casedFormulas, withWater } from './typed-formulas';

/** One way to read a search text. */
export interface Reading {
  readonly wanted: Wanted;
  /** The parts of the text that are not searched for. */
  readonly qualifiers: readonly Qualifier[];
}

/** The text as typed. */
export function typedReading(text: string): Reading {
  return { wanted: readText(text), qualifiers: [] };
}

/** The name in the text, without strength, grade, form and amount; the text itself when nothing would be left. */
export function plainReading(text: string): Reading {
  const { name, qualifiers } = readQualifiers(text);
  return /[\p{L}\p{N}]/u.test(name) ? { wanted: readText(name), qualifiers } : typedReading(text);
}

/**
 * The readings of a text, likeliest first: as typed, its name without qualifiers, then with a Greek letter for a Latin
 * one (`a-pinene`), then as a formula in another writing (`naoh`, `MgSO4 7H2O`). A text with digits that can be a
 * formula (`h2o2`) is one before it is words. Then follow other writings of numbers (`1823 UN`), plurals, the beginning of
 * a name in another language, and what differs from the text: the name without stereodescriptors, the salt of a hydrate.
 */
export function readingsOf(text: string): Reading[] {
  const { wanted, qualifiers } = plainReading(text);
  const name = wanted.text;
  const formulas = [...[text, name].flatMap(withWater), ...casedFormulas(name)];
  const words = [text, name, ...withGreek(name), ...codeReadings(text), singular(name)];
  const inOrder = /\d/.test(name) ? [...formulas, ...words] : [...words, ...formulas];
  const readings = [...new Set(inOrder)].map((one) => ({
    wanted: readText(one),
    qualifiers: one === text ? [] : qualifiers,
  }));
  return [
    ...readings,
    ...beginningForeign({ wanted, qualifiers }),
    ...differing(withoutStereo(name), 'stereo', qualifiers),
    ...differing(dryFormula(name), 'form', qualifiers),
  ];
}

function differing(
  name: string | undefined,
  difference: StructureDifference,
  qualifiers: readonly Qualifier[],
): Reading[] {
  return name === undefined ? [] : [{ wanted: { ...readText(name), difference }, qualifiers }];
}

/** English plurals, as in `acids` and `glycol ethers`. */
function singular(name: string): string {
  return name.replace(/(?<=\p{L}{3}[^aisu\P{L}])s(?!\p{L})/gu, '');
}

function beginningForeign({ wanted, qualifiers }: Reading): Reading[] {
  const known = casNumbersBeginning(wanted.text).map(numberKey);
  return known.length === 0 ? [] : [{ wanted: { ...wanted, known }, qualifiers }];
}

const greek: Readonly<Record<string, string>> = { a: 'α', b: 'β', g: 'γ', d: 'δ' };

/** With a leading letter that stands for a Greek one: `b-carotene`, `a pinene`. */
function withGreek(text: string): string[] {
  const letter = greek[/^[abgd](?=[-\s]\p{L}{3})/iu.exec(text)?.[0].toLowerCase() ?? ''];
  return letter === undefined ? [] : [letter + text.slice(1)];
}
