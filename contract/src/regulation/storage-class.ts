import { z } from 'zod';

/** The storage classes of TRGS 510 (Technical Rules for Hazardous Substances, Germany). */
export const StorageClass = z.enum([
  '1',
  '2A',
  '2B',
  '3',
  '4.1A',
  '4.1B',
  '4.2',
  '4.3',
  '5.1A',
  '5.1B',
  '5.1C',
  '5.2',
  '6.1A',
  '6.1B',
  '6.1C',
  '6.1D',
  '6.2',
  '7',
  '8A',
  '8B',
  '10',
  '11',
  '12',
  '13',
]);
export type StorageClass = z.infer<typeof StorageClass>;

/** The names of the classes, TRGS 510, section 2 and annex 2, in English. */
export const storageClassNames: Readonly<Record<StorageClass, string>> = {
  '1': 'Explosive substances',
  '2A': 'Gases',
  '2B': 'Aerosols',
  '3': 'Flammable liquids',
  '4.1A': 'Other substances with an explosion hazard',
  '4.1B': 'Flammable solids',
  '4.2': 'Pyrophoric or self-heating substances',
  '4.3': 'Substances that emit flammable gases with water',
  '5.1A': 'Strongly oxidising substances',
  '5.1B': 'Oxidising substances',
  '5.1C': 'Ammonium nitrate and its mixtures',
  '5.2': 'Organic peroxides and self-reactive substances',
  '6.1A': 'Combustible, acutely toxic substances (categories 1 and 2)',
  '6.1B': 'Non-combustible, acutely toxic substances (categories 1 and 2)',
  '6.1C': 'Combustible, acutely toxic (category 3) or chronically acting substances',
  '6.1D': 'Non-combustible, acutely toxic (category 3) or chronically acting substances',
  '6.2': 'Infectious substances',
  '7': 'Radioactive substances',
  '8A': 'Combustible corrosive substances',
  '8B': 'Non-combustible corrosive substances',
  '10': 'Combustible liquids that are in no other class',
  '11': 'Combustible solids',
  '12': 'Non-combustible liquids',
  '13': 'Non-combustible solids',
};

/**
 * Hazard classes that decide the storage class whatever else the substance is, in the order in which TRGS 510 asks for them.
 * Explosives, and what is toxic or corrosive, need more than hazard classes: whether it burns.
 */
const decisive: readonly (readonly [
  storageClass: StorageClass,
  hazardClasses: readonly string[],
  categories?: string,
])[] = [
  ['5.2', ['Org. Perox.', 'Self-react.']],
  ['2B', ['Aerosol']],
  ['2A', ['Flam. Gas', 'Ox. Gas', 'Press. Gas']],
  ['4.2', ['Pyr. Liq.', 'Pyr. Sol.', 'Self-heat.']],
  ['4.3', ['Water-react.']],
  ['5.1A', ['Ox. Liq.', 'Ox. Sol.'], '1'],
  ['5.1B', ['Ox. Liq.', 'Ox. Sol.']],
  ['3', ['Flam. Liq.']],
  ['4.1B', ['Flam. Sol.']],
];

/** Explosives, and acute toxicity of categories 1 and 2, which may be of an earlier class. */
const undecided = ['Unst. Expl.', 'Expl.', 'Desen. Expl.'];

/** The storage class that hazard classes alone give; undefined where TRGS 510 asks for more. */
export function storageClassOf(
  classes: readonly { readonly hazardClass: string; readonly category: string | null }[],
): StorageClass | undefined {
  const isOpen = classes.some(
    ({ hazardClass, category }) =>
      undecided.includes(hazardClass) ||
      (hazardClass === 'Acute Tox.' && ['1', '2'].includes(category ?? '')),
  );
  if (isOpen) return undefined;
  return decisive.find(([, names, wanted]) =>
    classes.some(
      ({ hazardClass, category }) =>
        names.includes(hazardClass) && (wanted === undefined || wanted === category),
    ),
  )?.[0];
}
