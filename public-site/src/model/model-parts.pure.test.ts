import { ballRadius, modelParts } from './model-parts';
import { centred, faced, radiusOf, turned } from './turn-points';

const right = Math.PI / 2;
const point = (x: number, y: number, z: number) => ({ x, y, z });

describe('turning points', () => {
  it.each([
    [
      'to the right brings the front to the right',
      point(0, 0, 1),
      { across: right, down: 0 },
      [1, 0, 0],
    ],
    [
      'to the right brings the right to the back',
      point(1, 0, 0),
      { across: right, down: 0 },
      [0, 0, -1],
    ],
    ['down brings the top to the front', point(0, 1, 0), { across: 0, down: right }, [0, 0, 1]],
    ['by nothing changes nothing', point(1, 2, 3), { across: 0, down: 0 }, [1, 2, 3]],
  ])('%s', (_name, from, turn, [x = 0, y = 0, z = 0]) => {
    const [to] = turned([from], turn);
    expect(to?.x).toBeCloseTo(x);
    expect(to?.y).toBeCloseTo(y);
    expect(to?.z).toBeCloseTo(z);
  });

  it('keeps distances, however often', () => {
    let points = [point(1, 2, 3), point(-1, 0, 2)];
    const before = radiusOf(points);
    for (let step = 0; step < 1_000; step += 1)
      points = turned(points, { across: 0.3, down: -0.2 });
    expect(radiusOf(points)).toBeCloseTo(before, 6);
  });

  it('centres points', () => {
    expect(centred([point(1, 1, 1), point(3, 1, -1)])).toEqual([point(-1, 0, 1), point(1, 0, -1)]);
  });

  it('shows the flat side of a flat molecule, and its long side across', () => {
    // A rod along z with something beside it.
    const seen = faced([point(0, 0, -4), point(0, 0, 4), point(0, 1, 0), point(0, -1, 0)]);
    const width = Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x));
    const height = Math.max(...seen.map(({ y }) => y)) - Math.min(...seen.map(({ y }) => y));
    expect(width).toBeGreaterThan(2 * height);
    expect(width).toBeGreaterThan(7);
  });
});

describe('the parts of a model', () => {
  const [carbon, oxygen] = [
    { symbol: 'C', ...point(0, 0, 0) },
    { symbol: 'O', ...point(0, 0, 1.2) },
  ];
  const model = { atoms: [carbon, oxygen], bonds: [{ from: 0, to: 1, order: 2 }], eye: 10 };

  it('are a ball an atom and two halves a stick, the farthest first', () => {
    const parts = modelParts(model);
    expect(parts.map(({ kind, symbol }) => `${kind} ${symbol}`)).toEqual([
      'ball C',
      'stick C',
      'stick C',
      'stick O',
      'stick O',
      'ball O',
    ]);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
  });

  it('are larger in front', () => {
    const balls = modelParts(model).flatMap((part) => (part.kind === 'ball' ? [part.radius] : []));
    expect(balls[0]).toBeCloseTo(ballRadius('C'));
    expect(balls[1]).toBeGreaterThan(ballRadius('O'));
  });

  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 2],
  ])('of a bond of order %i are %i half sticks', (order, count) => {
    const parts = modelParts({ ...model, bonds: [{ from: 0, to: 1, order }] });
    expect(parts.filter(({ kind }) => kind === 'stick')).toHaveLength(count);
  });

  it('leave out a bond to an atom that is not there', () => {
    expect(modelParts({ ...model, bonds: [{ from: 0, to: 7, order: 1 }] })).toHaveLength(2);
  });
});
