import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { pastedStructure } from 'shared-ui';
import { StructureForm } from '../structure/structure-form';
import { type StructureSearchState, useStructureSearch } from '../structure/structure-search-store';
import type { StructureRequest } from '../structure/structure-request';
import { SearchOutcome } from '../structure/search-outcome';
import { Pager } from '../common/pager';
import { HitList } from '../structure/hit-list';
import { Relatives } from '../structure/relatives';
import { PlaceNote } from '../structure/place-note';
import { foundText } from '../structure/found-text';
import { SectionTitle } from '../common/look';
import styled from 'styled-components';
import type { StructureView } from './advanced-view';
import { Results } from './facts-search';
import { StructureExamples } from './structure-examples';

/** The query beside what it finds, where there is room; it stays in sight unless the drawing, which is tall, is open. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 3rem);

  & > div > section {
    margin-block-start: 0;
  }
  @media (min-width: 75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    & > search:not(:has([aria-expanded='true'])) {
      position: sticky;
      inset-block-start: 1.5rem;
    }
  }
`;

/** The form with its results: this page's, or the server's for a structure in the address. */
export function StructureSearch(view: StructureView) {
  const { store, state } = useStructureSearch();
  const [request, setRequest] = useState<StructureRequest>(view.request);
  const isUntouched = state.search.kind === 'resting';
  function tryOut(example: StructureRequest): void {
    setRequest(example);
    store.search(example);
  }
  return (
    <Sides>
      <StructureForm
        request={request}
        onChange={setRequest}
        refusal={reasonFor(request, refusalIn(state, view))}
        store={store}
        state={state}
      />
      <div>
        {isUntouched && !view.hasRequest ? <StructureExamples onTry={tryOut} /> : null}
        {isUntouched && view.hasRequest ? (
          <AddressedOutcome {...view} />
        ) : (
          <SearchOutcome store={store} state={state} request={request} />
        )}
      </div>
    </Sides>
  );
}

interface Refusal {
  request: StructureRequest;
  reason: string;
}

function refusalIn(
  { search }: StructureSearchState,
  { request, refusal }: StructureView,
): Refusal | null {
  if (search.kind === 'refused') return search;
  return search.kind === 'resting' && refusal !== null ? { request, reason: refusal } : null;
}

/** Why the form's structure cannot be searched; it may have been corrected since. */
function reasonFor({ text, mode }: StructureRequest, refused: Refusal | null): string | null {
  const isSame =
    refused?.request.mode === mode &&
    pastedStructure(refused.request.text).text === pastedStructure(text).text;
  return isSame ? refused.reason : null;
}

/** The server's results for the structure in the address. */
function AddressedOutcome({ request, found }: StructureView) {
  return (
    <Results aria-label={t`Results`}>
      {found === null ? null : (
        <SectionTitle>
          {foundText({ total: found.paging.total, isTotalExact: found.isTotalExact })}
        </SectionTitle>
      )}
      <PlaceNote place="server-address" isDone />
      {found === null ? null : (
        <>
          <Relatives relatives={found.relatives} isListed={found.paging.total > 0} />
          <HitList hits={found.hits} mode={request.mode} />
          <Pager paging={found.paging} />
        </>
      )}
    </Results>
  );
}
