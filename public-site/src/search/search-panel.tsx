import styled from 'styled-components';
import { token } from 'shared-ui';
import { advancedSearchHref, askedListHref } from '../hrefs';
import { SearchBox } from './search-box';

const Place = styled.div`
  margin: 1.5rem 0 clamp(2rem, 5vw, 3rem);
`;

const Beside = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-top: 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;

  & a {
    padding-block: 0.25rem;
    color: ${token.color.brandText};
  }
`;

interface SearchPanelProps {
  text: string;
}

/** The box of a page about searching, with the other ways to search. */
export function SearchPanel({ text }: SearchPanelProps) {
  return (
    <Place className="not-in-print">
      <SearchBox id="page-search" size="page" initial={text} />
      <Beside>
        <a href={advancedSearchHref}>Search by structure or property</a>
        <a href={askedListHref}>Paste a list</a>
      </Beside>
    </Place>
  );
}
