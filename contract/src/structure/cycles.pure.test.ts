import { cyclesOf } from './cycles';

describe('the cycles among atoms', () => {
  const square = [
    [1, 3, 2],
    [0, 2],
    [1, 3, 0],
    [2, 0],
  ];

  it('are found once each, the long way round too', () => {
    const found = cyclesOf(square, 4)?.map((cycle) =>
      cycle.toSorted((one, other) => one - other).join(''),
    );
    expect(found?.toSorted()).toEqual(['012', '0123', '023']);
    expect(cyclesOf(square, 3)).toHaveLength(2);
  });

  it('are not told when there are too many', () => {
    const all = Array.from({ length: 12 }, (_, atom) => atom);
    const complete = all.map((atom) => all.filter((other) => other !== atom));
    expect(cyclesOf(complete, 12)).toBeUndefined();
  });
});
