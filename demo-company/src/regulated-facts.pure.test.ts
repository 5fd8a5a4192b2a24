import { chemicals } from 'contract/catalog';
import facts from './data/regulated-facts.json';
import { readRegulatedFacts } from './regulated-facts';

const now = new Date('2026-11-23T12:00:00Z');

it('every fact leads to an entry, and every value to a source', async () => {
  const factsOf = await readRegulatedFacts(now);
  const counts = { hazards: 0, transport: 0, properties: 0 };
  for (const [casNumber, fact] of Object.entries(facts)) {
    const values = factsOf(casNumber);
    const parsed = chemicals.update.parse(values);
    const fields = Object.keys(values).filter((name) => name !== 'fieldSources');
    const withSource = parsed.fieldSources?.map(({ field }) => field);
    expect([casNumber, withSource?.toSorted()]).toEqual([casNumber, fields.toSorted()]);
    if ('indexNumber' in fact) expect(parsed.classifications).not.toHaveLength(0);
    if ('unNumber' in fact) expect(parsed.unNumber).toBe(fact.unNumber);
    counts.hazards += 'classifications' in values ? 1 : 0;
    counts.transport += 'unNumber' in values ? 1 : 0;
    counts.properties += 'properties' in fact ? 1 : 0;
  }
  expect(counts).toEqual({ hazards: 249, transport: 131, properties: 348 });
  expect(factsOf('50-99-7')).toMatchObject({ fieldSources: expect.any(Array) });
  expect(factsOf('1-1-1')).toEqual({ fieldSources: [] });
});
