import { figuresOf } from './figures-of';

const values = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

const nothing = {
  total: 0,
  facets: { pictogram: [], sheet: [], grade: [] },
  countries: [],
  answerHours: null,
};
const said = (known: Parameters<typeof figuresOf>[0]) =>
  figuresOf(known).map(({ figure, label }) => `${figure} ${label}`);

describe('the figures of the first page', () => {
  it('are none for a company without records', () => {
    expect(said(nothing)).toEqual([]);
  });

  it('are those that prove something', () => {
    expect(
      said({
        total: 1362,
        facets: {
          pictogram: values({ 'not-stated': 300, GHS02: 700, GHS07: 900 }),
          sheet: values({ no: 1310, yes: 52 }),
          grade: values({ AR: 100, HPLC: 20, Technical: 5 }),
        },
        countries: ['GB', 'DE', 'DE', 'KE'],
        answerHours: 4,
      }),
    ).toEqual([
      '1,362 chemicals',
      '1,062 with hazards stated',
      '52 with a safety data sheet',
      '3 grades',
      '3 countries',
      '4 hours answer half of all inquiries',
    ]);
  });

  it('leave out what is small', () => {
    expect(
      said({
        total: 12,
        facets: {
          pictogram: values({ 'not-stated': 5 }),
          sheet: values({ no: 3, yes: 9 }),
          grade: values({ AR: 12, HPLC: 1 }),
        },
        countries: ['GB', 'GB', 'GB'],
        answerHours: null,
      }),
    ).toEqual(['12 chemicals']);
  });

  it.each([
    [1, '1 hour'],
    [24, '24 hours'],
    [48, '2 days'],
    [72, '3 days'],
  ])('say %d hours as %s', (answerHours, figure) => {
    expect(figuresOf({ ...nothing, answerHours })).toMatchObject([{ figure }]);
  });
});
