import { axisOf, placeOn } from './chart-axis';

describe('an axis', () => {
  it.each([
    [
      [12, 187],
      [0, 50, 100, 150, 200],
    ],
    [
      [0.66, 1.62],
      [0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8],
    ],
    [
      [-93, 56],
      [-100, -50, 0, 50, 100],
    ],
    [
      [0.1, 0.3],
      [0.1, 0.15, 0.2, 0.25, 0.3],
    ],
    [[56], [50, 60]],
    [[0], [0, 1]],
    [[-40], [-40, -30]],
    [
      [5999, 6000],
      [5999, 5999.2, 5999.4, 5999.6, 5999.8, 6000],
    ],
  ])('of %j has the marks %j', (values, marks) => {
    expect(axisOf(values).marks).toEqual(marks);
  });

  it('has every value between its ends', () => {
    for (let round = 0; round < 200; round += 1) {
      const values = Array.from(
        { length: 1 + (round % 9) },
        () => (Math.random() - 0.3) * 10 ** (round % 7),
      );
      const axis = axisOf(values);
      for (const value of values) {
        expect(placeOn(axis, value)).toBeGreaterThanOrEqual(-1e-9);
        expect(placeOn(axis, value)).toBeLessThanOrEqual(1 + 1e-9);
      }
      expect(axis.marks.length).toBeLessThan(12);
    }
  });
});
