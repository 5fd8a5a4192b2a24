import { Molecule, SSSearcher } from 'openchemlib';
import { drawMolecule, endsOf, type Match } from './draw-molecule';
import type { Answered, Asked } from './structure-messages';

/** Which of the graphs have the fragment. */
export function matchingGraphs({ fragment, graphs }: Asked<'match'>): Answered<'match'> {
  const start = performance.now();
  const searcher = searcherFor(fragmentOf(fragment));
  const places = [...graphs.keys()].filter((place) => {
    searcher.setMolecule(Molecule.fromIDCode(graphs[place] ?? '', false));
    return searcher.isFragmentInMolecule();
  });
  return { places, time: performance.now() - start };
}

/** Draws molecules with the first place marked at which they have the fragment. */
export function markMatches({ fragment, molfiles }: Asked<'mark'>): Answered<'mark'> {
  const find = fragment === undefined ? wholeOf : finderOf(fragmentOf(fragment));
  return molfiles.map((molfile) => {
    const molecule = Molecule.fromMolfile(molfile);
    const match = find(molecule);
    return { svg: drawMolecule(molecule, match), matchedAtoms: match.atoms };
  });
}

function wholeOf(molecule: Molecule): Match {
  return { atoms: numbersTo(molecule.getAllAtoms()), bonds: numbersTo(molecule.getAllBonds()) };
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function finderOf(fragment: Molecule): (molecule: Molecule) => Match {
  const searcher = searcherFor(fragment);
  return (molecule) => {
    searcher.setMolecule(molecule);
    const isFound = searcher.findFragmentInMolecule({ countMode: 'firstMatch' }) > 0;
    const places = isFound ? (searcher.getMatchList()[0] ?? []) : [];
    return places.length === 0 ? { atoms: [], bonds: [] } : matchAt(places, { fragment, molecule });
  };
}

function fragmentOf(code: string): Molecule {
  const fragment = Molecule.fromIDCode(code, false);
  fragment.setFragment(true);
  return fragment;
}

function searcherFor(fragment: Molecule): SSSearcher {
  const searcher = new SSSearcher();
  searcher.setFragment(fragment);
  return searcher;
}

interface Pair {
  readonly fragment: Molecule;
  readonly molecule: Molecule;
}

/** @param places - for each atom of the fragment, the molecule's atom that it was found at */
function matchAt(places: readonly number[], { fragment, molecule }: Pair): Match {
  return {
    atoms: places.filter((atom) => atom >= 0).toSorted((one, other) => one - other),
    bonds: numbersTo(fragment.getAllBonds()).flatMap((bond) => {
      const [one, other] = endsOf(fragment, bond).map((atom) => places[atom] ?? -1);
      if (one === undefined || other === undefined || one < 0 || other < 0) return [];
      const found = molecule.getBond(one, other);
      return found === -1 ? [] : [found];
    }),
  };
}
