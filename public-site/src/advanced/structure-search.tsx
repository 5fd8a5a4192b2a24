import { useState } from 'react';
import { pastedStructure } from 'shared-ui';
import { StructureForm } from '../structure/structure-form';
import { type StructureSearchState, useStructureSearch } from '../structure/structure-search-store';
import type { StructureAsked } from '../structure/structure-request';
import { SearchOutcome } from '../structure/search-outcome';
import { Pager } from '../common/pager';
import { HitList } from '../structure/hit-list';
import { PlaceNote } from '../structure/place-note';
import { foundText } from '../structure/found-text';
import { SectionTitle } from '../common/look';
import type { StructureView } from './advanced-view';
import { Results } from './facts-search';

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

/** The server's results for the structure in the address. */
function AddressedOutcome({ asked, found }: StructureView) {
  return (
    <Results aria-label="Results">
      {found === null ? null : (
        <SectionTitle>
          {foundText({ total: found.paging.total, isTotalExact: found.isTotalExact })}
        </SectionTitle>
      )}
      <PlaceNote place="server-address" isDone />
      {found === null ? null : (
        <>
          <HitList hits={found.hits} mode={asked.mode} />
          <Pager paging={found.paging} />
        </>
      )}
    </Results>
  );
}
