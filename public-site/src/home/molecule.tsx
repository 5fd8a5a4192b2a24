import { useMemo } from 'react';
import { token } from 'shared-ui';
import styled, { keyframes } from 'styled-components';
import { drawLattice } from './lattice';

const breathe = keyframes`
  50% { opacity: 0.15; }
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  color: ${token.color.brandText};

  & path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  & path.ring {
    stroke: none;
    fill: ${token.color.brand};
    opacity: 0.1;
    animation: ${breathe} 9s ease-in-out infinite;
  }
  & path.ring:nth-of-type(3n) {
    animation-delay: -3s;
  }
  & path.ring:nth-of-type(3n + 1) {
    animation-delay: -6s;
  }
  & circle {
    fill: ${token.color.brand};
  }
`;

/** Strength of the layers of bonds, faintest first. */
const strengths = [0.28, 0.5, 0.85];

/** The ornament of the first page. */
export function Molecule() {
  const { width, height, bonds, doubleBonds, rings, atoms } = useMemo(() => drawLattice(), []);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {rings.map((d) => (
        <path key={d} d={d} className="ring" />
      ))}
      {bonds.map((d, index) => (
        <path key={index} d={d} opacity={strengths[index]} />
      ))}
      <path d={doubleBonds} opacity={0.4} />
      {atoms.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} />
      ))}
    </Drawing>
  );
}
