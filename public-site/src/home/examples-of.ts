import type { ListedChemical } from '../chemical/chemical-summary-of';
import type { SearchExample } from './home-view';

interface Kind {
  label: string;
  /** Longer ones are cut off where they are shown, and shorter ones show little. */
  length: readonly [least: number, most: number];
  texts: (chemical: ListedChemical) => readonly (string | null)[];
}

const kinds: readonly Kind[] = [
  { label: 'CAS number', length: [7, 12], texts: ({ casNumber }) => [casNumber] },
  { label: 'Any of its names', length: [4, 20], texts: ({ synonyms }) => synonyms },
  { label: 'Formula', length: [4, 14], texts: ({ formula }) => [formula] },
  { label: 'SMILES', length: [6, 32], texts: ({ smiles }) => [smiles] },
];

/** Something to try for each kind of search, each of another chemical, so that all of them find something. */
export function examplesOf(chemicals: readonly ListedChemical[]): SearchExample[] {
  const used = new Set<ListedChemical>();
  return kinds.flatMap((kind) => {
    const unused = chemicals.filter((chemical) => !used.has(chemical));
    for (const chemical of [...unused, ...used]) {
      const text = kind.texts(chemical).find((one) => fits(one, kind));
      if (typeof text !== 'string') continue;
      used.add(chemical);
      return [{ label: kind.label, text }];
    }
    return [];
  });
}

function fits(text: string | null, { length: [least, most] }: Kind): boolean {
  return text !== null && text.length >= least && text.length <= most;
}
