import { chemicals } from 'contract/catalog';
import facts from './data/regulated-facts.json';
import { readRegulatedFacts } from './regulated-facts';

const now = new Date('2026-11-28T12:00:00Z');

it('every fact leads to an entry, and every value to a source', async () => {
  const { factsOf } = await readRegulatedFacts(now);
  const counts = { hazards: 0, transport: 0, properties: 0 };
  for (const [casNumber, fact] of Object.entries(facts)) {
    const values = factsOf(casNumber);
    const parsed = chemicals.update.parse(values);
    const fields = Object.keys(values).filter((name) => name !== 'fieldSources');
    const withSource = new Set(parsed.fieldSources?.map(({ field }) => field));
    expect([casNumber, [...withSource].toSorted()]).toEqual([
      casNumber,
      [...new Set([...fields, ...(hasEntry(values) ? [] : ['classifications'])])].toSorted(),
    ]);
    if ('unNumber' in fact) expect(parsed.unNumber).toBe(fact.unNumber);
    counts.hazards += 'classifications' in values ? 1 : 0;
    counts.transport += 'unNumber' in values ? 1 : 0;
    counts.properties += 'properties' in fact ? 1 : 0;
  }
  expect(counts).toEqual({ hazards: 197, transport: 145, properties: 292 });
  // That there is no harmonised classification is a statement with its day.
  expect(factsOf('1-1-1')).toEqual({ fieldSources: [noEntry] });
  expect(factsOf('95-14-7')).toMatchObject({ hazardStatements: ['H411'] });
  const before = (await readRegulatedFacts(new Date('2026-04-30T12:00:00Z'))).factsOf;
  expect(before('95-14-7')['fieldSources']).toContainEqual({ ...noEntry, takenOn: '2026-04-30' });
});

const noEntry = {
  field: 'classifications',
  source: 'CLP Annex VI, Table 3',
  edition: '23rd ATP',
  reference: null,
  takenOn: '2026-11-28',
};

function hasEntry({ classifications }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(classifications);
}
