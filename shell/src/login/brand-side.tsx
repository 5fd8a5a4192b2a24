import { t } from '@lingui/core/macro';
import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';
import { BrandMark } from '../brand/brand-mark';
import { brandOf, panelName } from '../brand/brand';

/* White text is readable on each of these. */
const Side = styled.section`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${token.space[12]};
  background: linear-gradient(
    150deg,
    ${token.color.brand} 0%,
    ${token.color.brandActive} 45%,
    color-mix(in oklab, ${token.color.brandActive}, #000 50%) 100%
  );
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
    color: color-mix(in oklab, #fff 82%, ${token.color.brand});
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
  const name = panelName(brandOf(document));
  return (
    <Side aria-label={name}>
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
        {name}
      </Name>
      <Words>
        <p>{t`Every substance, supplier and inquiry in one place.`}</p>
        <p>{t`The admin panel for the people who keep the catalogue right and the answers quick.`}</p>
      </Words>
    </Side>
  );
}
