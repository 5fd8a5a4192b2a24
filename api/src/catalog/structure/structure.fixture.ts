import { type Endpoint } from 'contract';
import { chemicals, structureEndpoints, type StructureHit } from 'contract/catalog';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { type TestApi } from '../../testing/start-test-api';

const known: Readonly<Record<string, string>> = {
  Benzene: 'c1ccccc1',
  Toluene: 'Cc1ccccc1',
  Nitrobenzene: 'O=[N+]([O-])c1ccccc1',
  Nitromethane: 'C[N+](=O)[O-]',
  'Benzoic acid': 'OC(=O)c1ccccc1',
  'Sodium benzoate': '[Na+].[O-]C(=O)c1ccccc1',
  'Sodium chloride': '[Na+].[Cl-]',
  'L-Alanine': 'C[C@H](N)C(=O)O',
  'D-Alanine': 'C[C@@H](N)C(=O)O',
  Alanine: 'CC(N)C(=O)O',
  Trimethylsilane: 'C[SiH](C)C',
  Tetramethylsilane: 'C[Si](C)(C)C',
  Methane: 'C',
  '1-Methylpyrrole': 'Cn1cccc1',
  Pyrrole: '[nH]1cccc1',
  Cyclohexane: 'C1CCCCC1',
  'Copper sulfate pentahydrate': 'O.O.O.O.O.[O-]S(=O)(=O)[O-].[Cu+2]',
};

/** Calls on an API for chemicals with structures. */
export function structureFixture(api: () => TestApi) {
  const call = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api(), endpoint, { token: api().adminToken, ...request });
  const add = async (body: object) => (await call(chemicals.endpoints.add, { body })).answer.data;
  const change = async (id: string, body: object) =>
    (await call(chemicals.endpoints.update, { id, body })).answer.data;
  /** Adds some chemicals, all but D-alanine published. */
  const addKnown = async () => {
    for (const [name, smiles] of Object.entries(known)) {
      const status = name === 'D-Alanine' ? 'draft' : 'published';
      await add({ name, smiles, status });
    }
  };
  const search = (body: object, token?: string) =>
    callAs(api(), structureEndpoints.search, { body, ...(token === undefined ? {} : { token }) });
  const find = async (structure: string, mode: string, more: object = {}): Promise<string[]> => {
    const { answer } = await search({ structure, mode, pageSize: 100, ...more });
    return answer.data.map(({ chemical }: StructureHit) => chemical.name);
  };
  return { call, add, change, addKnown, search, find };
}
