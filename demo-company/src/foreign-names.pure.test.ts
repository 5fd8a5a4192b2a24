import { foreignNames } from 'api/foreign-names';
import chemicals from './data/chemicals.json';

it('names in other languages are of chemicals of the demo company, of 300 at least', () => {
  const listed = new Set(chemicals.map(({ casNumber }) => casNumber));
  const named = Object.keys(foreignNames);
  expect(named.filter((cas) => !listed.has(cas))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(300);
});

it('no foreign name is the English name of another chemical', () => {
  const english = new Map(
    chemicals.flatMap(({ casNumber, name, synonyms }) =>
      [name, ...synonyms].map((each) => [each.toLowerCase(), casNumber] as const),
    ),
  );
  const wrong = Object.entries(foreignNames).flatMap(([cas, names]) =>
    Object.values(names)
      .flat()
      .filter((name) => (english.get(name.toLowerCase()) ?? cas) !== cas),
  );
  expect(wrong).toEqual([]);
});
