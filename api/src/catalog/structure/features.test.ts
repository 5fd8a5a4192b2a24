import { readStructureQuery, precomputeStructure } from './structures';

const fullerene =
  'c12c3c4c5c1c1c6c7c2c2c8c3c3c9c4c4c%10c5c5c1c1c6c6c%11c7c2c2c7c8c3c3c8c9c4c4c9c%10c5c5c1c1c6c6c%11c2c2c7c3c3c8c4c4c9c5c1c1c6c2c3c41';

async function passes(part: string, whole: string): Promise<boolean> {
  const field = 'structure';
  const query = await readStructureQuery({ text: part, field, isFragment: true });
  const { features } = await precomputeStructure({ text: whole, field });
  return [...query.features].every((digit, place) => digit === '0' || features[place] === '1');
}

describe('the features of a structure', () => {
  it.each([
    ['c1ccccc1', 'c1ccc2ccccc2c1'],
    ['C1=CC=CC=CC=CC=C1', 'c1ccc2ccccc2c1'],
    ['*1~*~*~*~*~*~1', 'c1ccncc1'],
    ['[N+](=O)[O-]', 'C[N+](=O)[O-]'],
    ['*#*', 'CC#N'],
    ['C*', 'CO'],
    ['c1ccccc1', fullerene],
    [`*1${'~*'.repeat(22)}~1`, fullerene],
    [fullerene, fullerene],
  ])('of %s are those of %s too', async (part, whole) => {
    expect(await passes(part, whole)).toBe(true);
  });

  it.each([
    ['C1CCCCCCC1', 'c1ccc2ccccc2c1'],
    ['c1ccccc1.c1ccccc1', 'Cc1ccccc1'],
    ['C1CCCCC1', 'C1CCNCC1'],
    ['C[Si]', 'CC'],
    ['[NH4+]', 'CN'],
    ['C#C', 'C=C'],
    ['OCCO', 'OCC'],
  ])('of %s are not all of them those of %s', async (part, whole) => {
    expect(await passes(part, whole)).toBe(false);
  });
});
