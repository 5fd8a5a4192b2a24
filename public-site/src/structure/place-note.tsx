import { t } from '@lingui/core/macro';
import { LockKeyhole, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { SearchPlace } from './search-state';

const Note = styled.p<{ $isSent: boolean }>`
  display: flex;
  gap: 0.625rem;
  max-width: 46rem;
  margin-bottom: 1.25rem;
  color: ${({ $isSent }) => ($isSent ? token.color.text : token.color.textMuted)};
  font-size: 0.9375rem;

  & svg {
    flex: none;
    width: 1.125em;
    height: 1.5em;
  }
`;

interface PlaceNoteProps {
  place: SearchPlace;
  /** Shown with results; otherwise before a search. */
  isDone?: boolean;
  className?: string;
  /** Shown after the note. */
  children?: ReactNode;
}

/** States whether the structure leaves the page, before a search and with its results. */
export function PlaceNote({ place, isDone = false, className, children }: PlaceNoteProps) {
  const Sign = place === 'page' ? LockKeyhole : Send;
  return (
    <Note $isSent={place !== 'page'} className={className}>
      <Sign aria-hidden="true" />
      <span>
        {isDone ? doneText(place) : nextText(place)} {children}
      </span>
    </Note>
  );
}

function nextText(place: SearchPlace): string {
  const texts: Readonly<Record<SearchPlace, string>> = {
    page: t`The search runs on this page: your structure is not sent anywhere.`,
    'server-no-worker': t`This browser cannot search on the page: your structure will be sent to our server.`,
    'server-too-many': t`The catalogue is too large to be searched on the page: your structure will be sent to our server.`,
    'server-inchi': t`An InChI is read by our server: your structure will be sent to it.`,
    'server-address': t`Without scripts the search runs on our server: your structure will be sent to it, in the address of the page.`,
  };
  return texts[place];
}

function doneText(place: SearchPlace): string {
  const texts: Readonly<Record<SearchPlace, string>> = {
    page: t`Searched on this page: your structure was not sent anywhere.`,
    'server-no-worker': t`Sent to our server because this browser cannot search on the page.`,
    'server-too-many': t`Sent to our server because the catalogue is too large to be searched on the page.`,
    'server-inchi': t`Sent to our server because only it can read an InChI.`,
    'server-address': t`Sent to our server because the structure stands in the address of this page.`,
  };
  return texts[place];
}
