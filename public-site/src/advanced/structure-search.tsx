import { useState } from 'react';
import { pastedStructure } from 'shared-ui';
import { StructureForm } from '../structure/structure-form';
import type { StructureSearchState } from '../structure/structure-search-store';
import type { StructureAsked } from '../structure/structure-asked';
import { useStructureSearch } from '../structure/use-structure-search';
import { SearchOutcome } from '../structure/search-outcome';
import { AddressedOutcome } from './addressed-outcome';
import type { StructureView } from './advanced-view';

/** The form with its results below: this page's, or the server's for a structure in the address. */
export function StructureSearch(view: StructureView) {
  const { store, state } = useStructureSearch();
  const [asked, setAsked] = useState<StructureAsked>(view.asked);
  const isUntouched = state.search.kind === 'resting';
  return (
    <>
      <StructureForm
        asked={asked}
        onChange={setAsked}
        refusal={reasonFor(asked, refusalIn(state, view))}
        store={store}
        state={state}
      />
      {isUntouched && view.isAsked ? (
        <AddressedOutcome {...view} />
      ) : (
        <SearchOutcome store={store} state={state} asked={asked} />
      )}
    </>
  );
}

interface Refusal {
  asked: StructureAsked;
  reason: string;
}

function refusalIn(
  { search }: StructureSearchState,
  { asked, refusal }: StructureView,
): Refusal | null {
  if (search.kind === 'refused') return search;
  return search.kind === 'resting' && refusal !== null ? { asked, reason: refusal } : null;
}

/** Why the form's structure cannot be searched; it may have been corrected since. */
function reasonFor({ text, mode }: StructureAsked, refused: Refusal | null): string | null {
  const isSame =
    refused?.asked.mode === mode &&
    pastedStructure(refused.asked.text).text === pastedStructure(text).text;
  return isSame ? refused.reason : null;
}
