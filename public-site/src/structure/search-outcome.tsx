import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { countText } from '../common/count-text';
import { SectionTitle } from '../common/look';
import { notPrefetched } from '../common/not-prefetched';
import { Notice } from '../search/notice';
import { foundText } from './found-text';
import { HitList } from './hit-list';
import { resultsId } from './live-count';
import { PlaceNote } from './place-note';
import { Relatives } from './relatives';
import type { StructureSearchState, StructureSearchStore } from './structure-search-store';
import type { FoundStructures, SearchState } from './search-state';
import type { StructureRequest } from './structure-request';

const Section = styled.section`
  margin-top: clamp(2rem, 5vw, 3rem);

  & h2 {
    margin-bottom: 0.75rem;
  }
  & h2:focus {
    outline: none;
  }
`;

const Progress = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;

  & progress {
    width: 12rem;
    accent-color: ${token.color.brand};
  }
`;

const More = styled.div`
  margin-top: 1.5rem;
`;

interface SearchOutcomeProps {
  store: StructureSearchStore;
  state: StructureSearchState;
  request: StructureRequest;
}

/** The state and results of the search. */
export function SearchOutcome({ store, state, request }: SearchOutcomeProps) {
  const { search, structures, place } = state;
  return (
    <Section id={resultsId} aria-label={t`Results`} {...{ [notPrefetched]: '' }}>
      <output>
        {search.kind === 'fetching' && (
          <Progress>
            {structures === null ? t`Fetching the list of structures…` : t`Searching…`}
          </Progress>
        )}
        {search.kind === 'asking' && <Progress>{t`Asking our server…`}</Progress>}
        {search.kind === 'looking' && <Looking {...search} />}
      </output>
      {search.kind === 'failed' && <Notice role="alert">{search.words()}</Notice>}
      {search.kind === 'undecided' && (
        <div role="alert">
          <PlaceNote place={place}>{t`Nothing has been sent yet.`}</PlaceNote>
          <Button onClick={() => store.search(request)}>{t`Send it to the server`}</Button>
        </div>
      )}
      {search.kind === 'found' && <Found {...search} onMore={store.showMore} />}
    </Section>
  );
}

type LookingProps = Pick<Extract<SearchState, { kind: 'looking' }>, 'looked' | 'of' | 'found'>;

function Looking(search: LookingProps) {
  const { looked, of: all, found } = search;
  const [lookedText, allText] = [countText(looked), countText(all)];
  const foundNumber = countText(found);
  return (
    <Progress>
      <progress value={looked} max={all} aria-label={t`Looked through`} />
      {t`${lookedText} of ${allText} looked through, ${foundNumber} found`}
    </Progress>
  );
}

interface FoundProps {
  found: FoundStructures;
  request: StructureRequest;
  isAdding: boolean;
  isLive: boolean;
  onMore: () => void;
}

function Found({ found, request, isAdding, isLive, onMore }: FoundProps) {
  const { hits, total, isTotalExact, relatives, place } = found;
  const title = useRef<HTMLHeadingElement>(null);
  // Focuses the results once per search, for keyboard and screen reader users, but not while somebody draws.
  useEffect(() => {
    if (!isLive) title.current?.focus();
  }, [request, isLive]);
  return (
    <>
      <SectionTitle ref={title} tabIndex={-1}>
        {foundText({ total, isTotalExact })}
      </SectionTitle>
      <PlaceNote place={place} isDone />
      <Relatives relatives={relatives} isListed={total > 0} />
      {total === 0 ? <p>{nothingText(request.mode)}</p> : null}
      {request.mode === 'similarity' && total > 0 ? (
        <p>{t`Compared by rings, chains and groups; metals and water do not count.`}</p>
      ) : null}
      <HitList hits={hits} mode={request.mode} />
      {hits.length < total ? (
        <More>
          <Button variant="outline" size="lg" isLoading={isAdding} onClick={onMore}>
            {t`Show more`}
          </Button>
        </More>
      ) : null}
    </>
  );
}

function nothingText(mode: StructureRequest['mode']): string {
  const texts: Readonly<Record<StructureRequest['mode'], string>> = {
    exact: t`No chemical here has exactly this structure. Look for it as a part of others, or for similar ones.`,
    substructure: t`No chemical here contains this part. Draw less of it, or look for similar ones.`,
    similarity: t`No chemical here is that similar. Lower the least similarity.`,
  };
  return texts[mode];
}
