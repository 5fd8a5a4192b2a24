import { useEffect, useState } from 'react';
import type { BasketLine } from '../basket/basket-line';
import { fetchFacts } from './fetch-facts';
import type { FactsById, UnitView } from './inquiry-view';

interface Known {
  /** What came with the page. */
  facts: FactsById;
  units: readonly UnitView[];
}

/** The stored facts of the chemicals in the lines. Missing facts are left out: an inquiry works without them. */
export function useFacts(lines: readonly BasketLine[], { facts, units }: Known): FactsById {
  const [known, setKnown] = useState(facts);
  const missing = lines
    .flatMap(({ chemicalId }) => (chemicalId !== null && !known[chemicalId] ? [chemicalId] : []))
    .join(',');

  // Asks the API once for each chemical that is new in the lines.
  useEffect(() => {
    if (missing === '') return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const ids = [...new Set(missing.split(','))];
      const fetched = await fetchFacts({ ids, units, signal: abort.signal }).catch(() => ({}));
      if (!abort.signal.aborted)
        setKnown((before) => ({ ...withNothing(ids), ...before, ...fetched }));
    };
    void ask();
    return () => abort.abort();
  }, [missing, units]);

  return known;
}

/** Marks missing chemicals, so that they are not requested again. */
function withNothing(ids: readonly string[]): FactsById {
  return Object.fromEntries(ids.map((id) => [id, nothingKnown]));
}

const nothingKnown = {
  grades: [],
  packs: [],
  unitId: null,
  density: null,
  molarMass: null,
  isLiquid: false,
};
