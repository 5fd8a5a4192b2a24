import { chemicals, chemicalTypes, substanceEndpoints } from 'contract/catalog';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import type { LibrarySubstance, SubstanceLibrary } from './substance-library';

const acetone: LibrarySubstance = {
  casNumber: '67-64-1',
  name: 'Acetone',
  formula: 'C3H6O',
  smiles: 'CC(C)=O',
  typeNames: ['Solvent'],
  hasHazards: true,
  fields: { synonyms: ['Propanone'] },
};
const water: LibrarySubstance = {
  ...acetone,
  casNumber: '7732-18-5',
  name: 'Water',
  formula: 'H2O',
  smiles: 'O',
  fields: {},
};
const all = [acetone, water];
const substances: SubstanceLibrary = {
  read: async (wanted) => all.filter(({ casNumber }) => wanted?.includes(casNumber) ?? true),
  typeDescriptions: async () => ({ Solvent: 'Dissolves others.' }),
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped', substances });
});
afterAll(() => api.close());

const staff = (endpoint: Parameters<typeof callAs>[1], casNumbers?: readonly string[]) =>
  callAs(api, endpoint, { token: api.adminToken, ...(casNumbers && { body: { casNumbers } }) });
const annexOnly = '75-21-8';
const unknown = '7440-59-7';

test('what is known of numbers is from the library, then from Annex VI, in their order', async () => {
  const { answer } = await staff(substanceEndpoints.lookUp, [
    unknown,
    annexOnly,
    '67-64-1',
    '67-64-1',
  ]);
  expect(answer.data).toEqual([
    expect.objectContaining({ casNumber: unknown, name: null, hasHazards: false }),
    expect.objectContaining({ casNumber: annexOnly, name: 'Ethylene oxide', hasHazards: true }),
    expect.objectContaining({ name: 'Acetone', typeNames: ['Solvent'], hasStructure: true }),
  ]);
});

test('the library is offered by type', async () => {
  const { answer } = await staff(substanceEndpoints.groups);
  expect(answer.data).toEqual([{ typeName: 'Solvent', casNumbers: ['67-64-1', '7732-18-5'] }]);
});

test('drafts are added once, with a type that is created once', async () => {
  const first = await staff(substanceEndpoints.add, ['67-64-1', '7732-18-5', annexOnly, unknown]);
  expect(first.status).toBe(201);
  expect(first.answer.data).toMatchObject({ unknown: [unknown], present: [], refused: [] });
  expect(first.answer.data.ids).toHaveLength(3);
  const again = await staff(substanceEndpoints.add, ['67-64-1']);
  expect(again.answer.data).toMatchObject({ ids: [], present: ['67-64-1'] });
  const { answer: types } = await staff(chemicalTypes.endpoints.list);
  expect(types.data).toEqual([
    expect.objectContaining({ name: 'Solvent', description: 'Dissolves others.' }),
  ]);
  const { answer: added } = await staff(chemicals.endpoints.list);
  expect(added.data).toEqual([
    expect.objectContaining({
      name: 'Acetone',
      status: 'draft',
      molecularWeight: expect.closeTo(58.08, 1),
      typeIds: [types.data[0]._id],
    }),
    expect.objectContaining({ name: 'Ethylene oxide' }),
    expect.objectContaining({ name: 'Water' }),
  ]);
});

test.each([[[]], [['67-64-2']], [['x']], [Array.from({ length: 201 }, () => '67-64-1')]])(
  '%j is refused',
  async (casNumbers) => {
    expect((await staff(substanceEndpoints.add, casNumbers)).status).toBe(422);
  },
);

test('it needs all of chemicals', async () => {
  const { token } = await addPerson(api, 'sales');
  const body = { casNumbers: ['67-64-1'] };
  expect((await callAs(api, substanceEndpoints.lookUp, { token, body })).status).toBe(403);
  expect((await callAs(api, substanceEndpoints.add, { token, body })).status).toBe(403);
});
