import { useMemo } from 'react';
import { token } from 'shared-ui';
import styled, { keyframes } from 'styled-components';

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

/** The ornament of the home page. */
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

/** A drawing in the units of its own view box. */
interface Lattice {
  width: number;
  height: number;
  /** Path data of the bonds, from the faintest layer to the strongest. */
  bonds: readonly string[];
  doubleBonds: string;
  /** Path data of filled rings, one each. */
  rings: readonly string[];
  atoms: readonly { x: number; y: number }[];
}

interface Point {
  x: number;
  y: number;
}

const side = 46;
const columns = 9;
const rows = 9;
const halfWidth = (side * Math.sqrt(3)) / 2;
const layers = 3;

/**
 * A honeycomb patch that loses bonds towards its left edge: fictional carbon rings. Deterministic, so that server and
 * browser draw the same picture.
 */
function drawLattice(): Lattice {
  const random = randomFrom(20);
  const bonds: string[] = Array.from({ length: layers }, () => '');
  const rings: string[] = [];
  const atoms: Point[] = [];
  let doubleBonds = '';
  for (const ring of ringCentres()) {
    const nearness = ring.x / (columns * 2 * halfWidth);
    const corners = cornersOf(ring);
    if (random() < nearness * 0.22) rings.push(`M${corners.map(pointText).join('L')}Z`);
    // Three bonds of each ring are its own; the others belong to its neighbours.
    for (const index of [0, 1, 2]) {
      const [from, to] = [corners[index], corners[index + 1]];
      if (!from || !to || random() > nearness * 1.35 - 0.06) continue;
      const layer = Math.min(layers - 1, Math.floor(nearness * layers + random() * 0.9 - 0.2));
      bonds[Math.max(0, layer)] += lineText(from, to);
      if (random() < 0.3) doubleBonds += lineText(...inside(from, to, ring));
      if (random() < 0.12) atoms.push({ x: round(to.x), y: round(to.y) });
    }
  }
  return { width: 700, height: 640, bonds, doubleBonds, rings, atoms };
}

function ringCentres(): Point[] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const shift = row % 2 === 0 ? 0 : halfWidth;
    return { x: (index % columns) * 2 * halfWidth + shift, y: row * side * 1.5 + side * 0.4 };
  });
}

function cornersOf({ x, y }: Point): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return { x: x + side * Math.cos(angle), y: y + side * Math.sin(angle) };
  });
}

/** The second line of a double bond: shorter, and a little towards the ring. */
function inside(from: Point, to: Point, ring: Point): [Point, Point] {
  const towards = ({ x, y }: Point): Point => ({
    x: x + (ring.x - x) * 0.2,
    y: y + (ring.y - y) * 0.2,
  });
  return [towards(from), towards(to)];
}

function lineText(from: Point, to: Point): string {
  return `M${pointText(from)}L${pointText(to)}`;
}

function pointText({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A linear congruential generator: the same numbers everywhere for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
