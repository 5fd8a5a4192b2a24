import { token } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../common/look';
import { advancedSearchHref, letterIndexHref } from '../hrefs';
import { wantHref } from './search-hrefs';

const Section = styled.section`
  max-width: 44rem;

  & p {
    margin-top: 0.75rem;
    overflow-wrap: anywhere;
  }
  & ul {
    margin-top: 1rem;
    padding: 0;
    list-style: none;
  }
  & li {
    padding-block: 0.75rem;
    border-top: 1px solid ${token.color.border};
  }
  & a {
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
  }
`;

interface NothingFoundProps {
  text: string;
  /** The address of a structure search, if the text may be a structure. */
  structure: string | null;
}

/** Suggestions for a search without hits. */
export function NothingFound({ text, structure }: NothingFoundProps) {
  return (
    <Section>
      <SectionTitle>Nothing found for “{text}”</SectionTitle>
      <p>
        Try another name, a CAS number, or fewer words. We can often supply chemicals that are not
        listed.
      </p>
      <ul>
        {structure === null ? null : (
          <li>
            <a href={structure}>Search this structure</a>
          </li>
        )}
        <li>
          <a href={wantHref(text)} rel="nofollow">
            Ask us for it
          </a>
        </li>
        <li>
          <a href={advancedSearchHref}>Search by structure or property</a>
        </li>
        <li>
          <a href={letterIndexHref}>Chemicals A–Z</a>
        </li>
      </ul>
    </Section>
  );
}
