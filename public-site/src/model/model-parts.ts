import type { ShapeAtom, ShapeBond } from 'contract/structures';

/** A ball or half a stick, as it is drawn: in ångström on the plane of the screen, `y` downwards. */
export type ModelPart =
  | {
      readonly kind: 'ball';
      readonly key: string;
      readonly symbol: string;
      readonly depth: number;
      readonly x: number;
      readonly y: number;
      readonly radius: number;
    }
  | {
      readonly kind: 'stick';
      readonly key: string;
      readonly symbol: string;
      readonly depth: number;
      readonly from: ScreenPoint;
      readonly to: ScreenPoint;
      readonly width: number;
    };

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Of balls, in ångström: about a quarter of the atom's size, so that the sticks are seen. */
const radii: Readonly<Record<string, number>> = { H: 0.24, D: 0.24 };
const largeRadii = new Set(['Si', 'P', 'S', 'Cl', 'Br', 'I']);

export function ballRadius(symbol: string): number {
  return radii[symbol] ?? (largeRadii.has(symbol) ? 0.46 : 0.38);
}

/** The distance between the sticks of a double or triple bond, and their widths, by the order of the bond. */
const sticks = [
  { gaps: [0], width: 0.17 },
  { gaps: [-0.11, 0.11], width: 0.11 },
  { gaps: [-0.17, 0, 0.17], width: 0.09 },
] as const;

interface Model {
  readonly atoms: readonly ShapeAtom[];
  readonly bonds: readonly ShapeBond[];
  /** The distance of the eye from the middle, in ångström. */
  readonly eye: number;
}

/** All balls and half sticks of a model, the farthest first. */
export function modelParts({ atoms, bonds, eye }: Model): ModelPart[] {
  const near = ({ z }: { z: number }) => eye / (eye - z);
  const balls = atoms.map(({ symbol, x, y, z }, place): ModelPart => {
    const scale = near({ z });
    const radius = ballRadius(symbol) * scale;
    return { kind: 'ball', key: `${place}`, symbol, depth: z, x: x * scale, y: -y * scale, radius };
  });
  const halves = bonds.flatMap(({ from, to, order }, place) => {
    const [one, other] = [atoms[from], atoms[to]];
    if (one === undefined || other === undefined) return [];
    const look = sticks[order - 1] ?? sticks[0];
    return look.gaps.flatMap((gap, index) => [
      halfStick({ one, other, gap, width: look.width, near, key: `${place}a${index}` }),
      halfStick({
        one: other,
        other: one,
        gap: -gap,
        width: look.width,
        near,
        key: `${place}b${index}`,
      }),
    ]);
  });
  return [...balls, ...halves].toSorted((a, b) => a.depth - b.depth);
}

interface HalfStick {
  one: ShapeAtom;
  other: ShapeAtom;
  /** To the side, in ångström. */
  gap: number;
  width: number;
  near: (point: { z: number }) => number;
  key: string;
}

/** From below the surface of one atom's ball to the middle between both. */
function halfStick({ one, other, gap, width, near, key }: HalfStick): ModelPart {
  const [dx, dy, dz] = [other.x - one.x, other.y - one.y, other.z - one.z];
  const start = (0.8 * ballRadius(one.symbol)) / Math.hypot(dx, dy, dz);
  const flat = Math.hypot(dx, dy);
  // Seen from its end, a bond has no side.
  const side = flat < 1e-6 ? { x: gap, y: 0 } : { x: (-dy / flat) * gap, y: (dx / flat) * gap };
  const at = (part: number) => {
    const scale = near({ z: one.z + part * dz });
    return {
      x: (one.x + part * dx + side.x) * scale,
      y: -(one.y + part * dy + side.y) * scale,
    };
  };
  const middle = (start + 0.5) / 2;
  const depth = one.z + middle * dz;
  return {
    kind: 'stick',
    key,
    symbol: one.symbol,
    depth,
    from: at(start),
    to: at(0.5),
    width: width * near({ z: depth }),
  };
}
