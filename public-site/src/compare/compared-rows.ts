import type { Fact } from '../chemical/chemical-view';
import { isStated } from '../chemical/chemical-facts';
import type { ComparedRow } from './compare-view';

/** The facts of several chemicals by label, in the order in which they stand on the page of each. */
export function comparedRows(factsOfAll: readonly (readonly Fact[])[]): ComparedRow[] {
  const found = factsOfAll.map(
    (facts) => new Map(facts.filter(isStated).map(({ label, ...fact }) => [label, fact])),
  );
  return labelsOf(found.map((facts) => [...facts.keys()])).map((label) => {
    const values = found.map((facts) => facts.get(label) ?? null);
    return { label, values, differs: new Set(values.map((fact) => fact?.value)).size > 1 };
  });
}

/** All labels once; one that the first chemical lacks stands behind the label before it. */
function labelsOf(lists: readonly (readonly string[])[]): string[] {
  const labels: string[] = [];
  for (const list of lists) {
    let place = 0;
    for (const label of list) {
      const known = labels.indexOf(label);
      if (known === -1) labels.splice(place, 0, label);
      place = (known === -1 ? place : known) + 1;
    }
  }
  return labels;
}
