import { Molecule, SSSearcher } from 'openchemlib';
import type { MatchedPart } from './drawing';
import type { Answered, QuestionOf } from './structure-messages';

/** The first match of the fragment in each of the graphs. */
export function matchFragment({ fragment, graphs }: QuestionOf<'match'>): Answered<'match'> {
  const searched = fragmentOf(fragment);
  const searcher = new SSSearcher();
  searcher.setFragment(searched);
  const bonds = bondsOf(searched);
  return graphs.map((graph) => {
    searcher.setMolecule(Molecule.fromIDCode(graph, false));
    const isFound = searcher.findFragmentInMolecule({ countMode: 'firstMatch' }) > 0;
    return isFound ? matchAt(searcher.getMatchList()[0] ?? [], bonds) : null;
  });
}

function fragmentOf(code: string): Molecule {
  const fragment = Molecule.fromIDCode(code, false);
  fragment.setFragment(true);
  return fragment;
}

type Bonds = readonly (readonly [number, number])[];

function bondsOf(molecule: Molecule): Bonds {
  return Array.from({ length: molecule.getAllBonds() }, (_, bond) => [
    molecule.getBondAtom(0, bond),
    molecule.getBondAtom(1, bond),
  ]);
}

/** @param places - for each atom of the fragment, the atom that it was found at; -1 for none */
function matchAt(places: readonly number[], bonds: Bonds): MatchedPart {
  return {
    atoms: places.filter((atom) => atom >= 0).toSorted((one, other) => one - other),
    bonds: bonds
      .map(([one, other]) => [places[one] ?? -1, places[other] ?? -1] as const)
      .filter((ends) => ends.every((atom) => atom >= 0)),
  };
}
