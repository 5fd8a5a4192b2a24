import { structureEndpoints } from 'contract/catalog';
import { drawPicture } from 'contract/drawing';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ChemicalStructureRow } from '../catalog-rows';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { nearTags } from '../chemical/chemical-tags';
import { similarChemicals } from './similar-chemicals';
import { sendStructureIndex } from './send-structure-index';
import { searchStructures } from './search-structures';
import { seenStructures } from './seen-structures';
import { structureField } from './structure-search';
import { structureAt } from './structure-at';
import { inchiOf } from '../inchi/inchi';
import { inchiKeyOf } from '../inchi/inchi-key';
import { readStructure } from './structures';

type DrawnStructure = Pick<ChemicalStructureRow, 'chemicalId' | 'drawing' | 'description'>;

/** Routes to read, draw and search structures. */
export function mountStructureRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.read,
    handler: async ({ body: { structure } }) => {
      const read = await readStructure({ text: structure, field: structureField });
      const inchi = await inchiOf(read.molfile);
      const inchiKey = inchiKeyOf(inchi ?? '') ?? null;
      return { data: { ...read, inchi, inchiKey, svg: drawPicture(read.drawing) } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.pictures,
    handler: async ({ query: { ids }, viewer }) => {
      const { rows } = await sql<DrawnStructure>`
        select structure.chemical_id, structure.drawing, structure.description
        from ${seenStructures(viewer)}
        where structure.chemical_id in (${sql.join(ids)})`.execute(database);
      return {
        data: rows.map(({ drawing, ...row }) => ({ ...row, svg: drawPicture(drawing) })),
      };
    },
  });
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.drawing,
    handler: async ({ query: { slug }, viewer }) => ({
      data: await structureAt(database, slug, viewer),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.index,
    handler: ({ request, reply }) => sendStructureIndex(services, { request, reply }),
  });
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.near,
    cacheTags: nearTags,
    handler: async ({ id }) => ({ data: await similarChemicals(database, id) }),
  });
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.search,
    handler: ({ body, viewer }) => searchStructures(services, body, viewer),
  });
}
