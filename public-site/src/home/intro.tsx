import { token } from 'shared-ui';
import styled from 'styled-components';
import { pageWidth } from '../common/look';
import { catalogueText } from './catalogue-text';

const Band = styled.div`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: end;
  gap: 1.25rem clamp(2rem, 6vw, 6rem);
  padding-block: clamp(3rem, 6vw, 5rem) clamp(1rem, 2vw, 1.75rem);

  & h1 {
    max-width: 14ch;
    font-size: clamp(2rem, 1.3rem + 2.8vw, 3.5rem);
    font-weight: 660;
    line-height: 1.04;
    letter-spacing: -0.036em;
  }
  & p {
    max-width: 38rem;
    color: ${token.color.textMuted};
    font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
  }
  @media (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface IntroProps {
  /** Chemicals on the site. */
  total: number;
  /** Categories of the first level. */
  categories: number;
}

/** What the site is, below its slides. */
export function Intro(props: IntroProps) {
  return (
    <Band>
      <h1>Every substance by its right name.</h1>
      <p>{catalogueText(props)}</p>
    </Band>
  );
}
