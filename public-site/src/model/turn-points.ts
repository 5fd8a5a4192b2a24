import type { ShapePoint } from 'contract/structures';

/** Angles in radians: `across` turns to the right, `down` tips the top towards the viewer. */
export interface Turn {
  readonly across: number;
  readonly down: number;
}

export function turned<Point extends ShapePoint>(
  points: readonly Point[],
  { across, down }: Turn,
): Point[] {
  const [ca, sa, cd, sd] = [Math.cos(across), Math.sin(across), Math.cos(down), Math.sin(down)];
  return points.map((point) => {
    const x = point.x * ca + point.z * sa;
    const back = point.z * ca - point.x * sa;
    return { ...point, x, y: point.y * cd - back * sd, z: back * cd + point.y * sd };
  });
}

/** The points around their middle. */
export function centred<Point extends ShapePoint>(points: readonly Point[]): Point[] {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = {
    x: mean(points.map(({ x }) => x)),
    y: mean(points.map(({ y }) => y)),
    z: mean(points.map(({ z }) => z)),
  };
  return points.map((point) => ({
    ...point,
    x: point.x - middle.x,
    y: point.y - middle.y,
    z: point.z - middle.z,
  }));
}

/** The distance of the point that is farthest from the middle. */
export function radiusOf(points: readonly ShapePoint[]): number {
  return Math.max(...points.map(({ x, y, z }) => Math.hypot(x, y, z)));
}

const steps = Array.from({ length: 12 }, (_, step) => (step * Math.PI) / 12);
/** So much away from the flat side that the depth is seen. */
const tilt: Turn = { across: -0.35, down: 0.3 };

/** The points as they are seen at first: their flat side to the viewer, their long side across, a little tilted. */
export function faced<Point extends ShapePoint>(points: readonly Point[]): Point[] {
  const around = centred(points);
  const turns = steps.flatMap((across) => steps.map((down) => turned(around, { across, down })));
  const flat = smallestBy(turns, (one) => spread(one.map(({ z }) => z)));
  const rolls = steps.map((angle) => rolled(flat, angle));
  return turned(
    smallestBy(rolls, (one) => spread(one.map(({ y }) => y))),
    tilt,
  );
}

function rolled<Point extends ShapePoint>(points: readonly Point[], angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map((point) => ({
    ...point,
    x: point.x * cos - point.y * sin,
    y: point.x * sin + point.y * cos,
  }));
}

function spread(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

/** The first one of those with the smallest measure. */
function smallestBy<Point>(all: readonly Point[][], measure: (one: Point[]) => number): Point[] {
  const measured = all.map((one) => ({ one, size: measure(one) }));
  return measured.reduce((a, b) => (b.size < a.size - 1e-9 ? b : a)).one;
}
