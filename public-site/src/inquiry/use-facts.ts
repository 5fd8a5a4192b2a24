import { useEffect, useState } from 'react';
import type { BasketLine } from '../basket/basket-line';
import type { UnitView } from '../common/unit-view';
import type { FactsById } from './inquiry-view';
import { factsOf, type ListedChemical } from './facts-of';

interface Known {
  /** The facts in the page's view. */
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

/** The maximum number of ids in one request. */
const atOnce = 100;

interface FactsRequest {
  ids: readonly string[];
  units: readonly UnitView[];
  signal: AbortSignal;
}

/** The stored facts of chemicals; deleted chemicals have none. Rejects when the API is unreachable. */
async function fetchFacts({ ids, units, signal }: FactsRequest): Promise<FactsById> {
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce),
  );
  const answers = await Promise.all(
    parts.map(async (part) => {
      const address = `/api/product/getByIds?${new URLSearchParams({ ids: part.join(',') })}`;
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`The API answered ${response.status} for chemicals`);
      return asAnswer(await response.json()).data;
    }),
  );
  return Object.fromEntries(answers.flat().map((one) => [one._id, factsOf(one, units)]));
}

/** Guarantee: a successful response of the site's API has the endpoint's schema. */
function asAnswer(json: unknown) {
  return json as { data: readonly ListedChemical[] };
}
