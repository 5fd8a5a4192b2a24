import { useState } from 'react';
import { pastedStructure } from 'shared-ui';
import { StructureForm } from '../structure/structure-form';
import type { DeskState } from '../structure/search-desk';
import type { StructureAsked } from '../structure/structure-asked';
import { useSearchDesk } from '../structure/use-search-desk';
import { SearchOutcome } from '../structure/search-outcome';
import { AddressedOutcome } from './addressed-outcome';
import type { StructureView } from './advanced-view';

/** The form, and below it what this page has found, or the server for a structure in the address. */
export function StructureSearch(view: StructureView) {
  const { desk, state } = useSearchDesk();
  const [asked, setAsked] = useState<StructureAsked>(view.asked);
  const isUntouched = state.search.kind === 'resting';
  return (
    <>
      <StructureForm
        asked={asked}
        onChange={setAsked}
        refusal={reasonFor(asked, refusalIn(state, view))}
        desk={desk}
        state={state}
      />
      {isUntouched && view.isAsked ? (
        <AddressedOutcome {...view} />
      ) : (
        <SearchOutcome desk={desk} state={state} asked={asked} />
      )}
    </>
  );
}

interface Refusal {
  asked: StructureAsked;
  reason: string;
}

function refusalIn({ search }: DeskState, { asked, refusal }: StructureView): Refusal | null {
  if (search.kind === 'refused') return search;
  return search.kind === 'resting' && refusal !== null ? { asked, reason: refusal } : null;
}

/** Why what the form holds cannot be looked for; what was changed since may be readable. */
function reasonFor({ text, mode }: StructureAsked, refused: Refusal | null): string | null {
  const isSame =
    refused?.asked.mode === mode &&
    pastedStructure(refused.asked.text).text === pastedStructure(text).text;
  return isSame ? refused.reason : null;
}
