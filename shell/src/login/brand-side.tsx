import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';
import { BrandMark } from '../brand/brand-mark';
import { brandName } from '../brand/brand-name';

/* The colours are the same in both themes, so they are not tokens. */
const Side = styled.section`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${token.space[12]};
  background: linear-gradient(150deg, #7a45e4 0%, #5a28bb 45%, #2a1263 100%);
  color: #fff;

  @media (width < ${breakpoint.mobile}) {
    display: none;
  }
`;

const Name = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  font-size: ${token.text.lg};
  font-weight: ${token.weight.semibold};
`;

const Words = styled.div`
  position: relative;
  max-width: 30rem;

  & p:first-child {
    font-size: clamp(1.75rem, 3.2vw, 2.75rem);
    font-weight: ${token.weight.semibold};
    letter-spacing: -0.03em;
    line-height: 1.12;
    text-wrap: balance;
  }
  & p:last-child {
    margin-top: ${token.space[4]};
    color: #e3d7ff;
    font-size: ${token.text.lg};
  }
`;

const Lattice = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0.16;
`;

/** The half of the login page with the brand. */
export function BrandSide() {
  return (
    <Side aria-label={brandName}>
      <Lattice aria-hidden="true">
        <defs>
          <pattern id="lattice" width="96" height="166.3" patternUnits="userSpaceOnUse">
            <path
              d="M48 0v27.7M48 27.7 0 55.4M48 27.7l48 27.7M0 55.4v55.5M96 55.4v55.5M0 110.9l48 27.7M96 110.9l-48 27.7M48 138.6v27.7"
              fill="none"
              stroke="#fff"
              strokeWidth="1.25"
            />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#lattice)" />
      </Lattice>
      <Name>
        <BrandMark size={36} isInverse />
        {brandName}
      </Name>
      <Words>
        <p>Every substance, supplier and inquiry in one place.</p>
        <p>The admin panel for the people who keep the catalogue right and the answers quick.</p>
      </Words>
    </Side>
  );
}
