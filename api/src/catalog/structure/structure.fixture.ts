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

/** A structure of many rings, which takes long to search. */
export const fullerene =
  'c12c3c4c5c1c1c6c7c2c2c8c3c3c9c4c4c%10c5c5c1c1c6c6c%11c7c2c2c7c8c3c3c8c9c4c4c9c%10c5c5c1c1c6c6c%11c2c2c7c3c3c8c4c4c9c5c1c1c6c2c3c41';

/** Parts of structures, with the names of those known that have them, drafts left out: every engine finds the same. */
export const foundParts: readonly (readonly [part: string, names: readonly string[]])[] = [
  ['[N+](=O)[O-]', ['Nitromethane', 'Nitrobenzene']],
  ['N(=O)=O', ['Nitromethane', 'Nitrobenzene']],
  ['OC(=O)c1ccccc1', ['Benzoic acid', 'Sodium benzoate']],
  ['[O-]C(=O)c1ccccc1', ['Sodium benzoate']],
  ['[OH]C(=O)c1ccccc1', ['Benzoic acid']],
  ['[Na+].[Cl-]', ['Sodium chloride']],
  ['[Na+]', ['Sodium chloride', 'Sodium benzoate']],
  ['[SiH]', ['Trimethylsilane']],
  ['[Si]', ['Trimethylsilane', 'Tetramethylsilane']],
  ['[nH]1cccc1', ['Pyrrole', '1-Methylpyrrole']],
  ['C1CCCCC1', ['Cyclohexane']],
  ['C[Si]*', ['Trimethylsilane', 'Tetramethylsilane']],
  ['O.O.O.O.O', ['Copper sulfate pentahydrate']],
  ['C[C@H](N)C(=O)O', ['Alanine', 'L-Alanine']],
];

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
