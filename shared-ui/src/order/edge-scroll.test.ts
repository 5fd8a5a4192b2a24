import { edgeSpeed } from './edge-scroll';

describe('the speed of scrolling', () => {
  const box = { start: 100, end: 500 };

  it('is none away from the edges', () => {
    expect(edgeSpeed(300, box)).toBe(0);
    expect(edgeSpeed(148, box)).toBe(0);
  });

  it('grows towards an edge and beyond it no further', () => {
    expect(edgeSpeed(490, box)).toBeGreaterThan(edgeSpeed(470, box));
    expect(edgeSpeed(470, box)).toBeGreaterThan(0);
    expect(edgeSpeed(900, box)).toBe(edgeSpeed(500, box));
  });

  it('is negative towards the start', () => {
    expect(edgeSpeed(110, box)).toBe(-edgeSpeed(490, box));
  });

  it('leaves the middle of a small box alone', () => {
    expect(edgeSpeed(120, { start: 100, end: 140 })).toBe(0);
  });
});
