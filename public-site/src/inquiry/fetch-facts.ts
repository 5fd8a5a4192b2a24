import { factsOf, type ListedChemical } from './facts-of';
import type { FactsById, UnitView } from './inquiry-view';

/** So many chemicals the API answers by their ids at once. */
const atOnce = 100;

interface Asked {
  ids: readonly string[];
  units: readonly UnitView[];
  signal: AbortSignal;
}

/** The stored facts of chemicals; deleted chemicals have none. Rejects when the API is unreachable. */
export async function fetchFacts({ ids, units, signal }: Asked): Promise<FactsById> {
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

/** Guarantee: what the API of this site answers with success is what the contract says of the call. */
function asAnswer(json: unknown) {
  return json as { data: readonly ListedChemical[] };
}
