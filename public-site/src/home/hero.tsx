import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import { categoriesHref, letterIndexHref } from '../hrefs';
import { catalogueText } from './catalogue-text';
import { Molecule } from './molecule';

const Stage = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${token.color.border};
  background: linear-gradient(100deg, ${token.color.surface} 35%, ${token.color.brandSoft});
`;

const Ornament = styled.div`
  position: absolute;
  inset: 0 0 0 42%;

  ${onNarrow} {
    inset: auto -6rem 0 20%;
    height: 60%;
    opacity: 0.45;
  }
`;

const Words = styled.div`
  ${pageWidth}
  position: relative;
  padding-block: clamp(3.5rem, 9vw, 8rem);

  & h1 {
    max-width: 13ch;
    font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5rem);
    font-weight: 680;
    line-height: 1;
    letter-spacing: -0.042em;
  }
  & p {
    max-width: 34rem;
    margin-top: 1.5rem;
    color: ${token.color.textMuted};
    font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
    line-height: 1.5;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 2.25rem;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    padding: 0 1.375rem;
    border: 1px solid ${token.color.brand};
    border-radius: ${token.radius.full};
    background: ${token.color.brand};
    color: ${token.color.onBrand};
    font-weight: ${token.weight.semibold};
    text-decoration: none;
    transition: background-color ${token.duration.fast};
    ${focusRing}
  }
  & a:hover {
    background: ${token.color.brandHover};
  }
  & a + a {
    border-color: ${token.color.borderStrong};
    background: ${token.color.surface};
    color: ${token.color.text};
  }
  & a + a:hover {
    background: ${token.color.surfaceHover};
  }
`;

interface HeroProps {
  /** Chemicals on the site. */
  total: number;
  /** Categories of the first level. */
  categories: number;
}

/** The top of the first page of a company that has no slides. */
export function Hero(props: HeroProps) {
  return (
    <Stage>
      <Ornament>
        <Molecule />
      </Ornament>
      <Words>
        <h1>Every substance by its right name.</h1>
        <p>{catalogueText(props)}</p>
        {props.total === 0 ? null : (
          <Ways>
            <a href={letterIndexHref}>Browse A to Z</a>
            <a href={categoriesHref}>All categories</a>
          </Ways>
        )}
      </Words>
    </Stage>
  );
}
