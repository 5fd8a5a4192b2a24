import { structureEndpoints } from 'contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../mount/mount-endpoint';
import type { Services } from '../../services';
import { searchStructures } from '../../structures/search-structures';
import { seenStructures } from '../../structures/seen-structures';
import { structureField } from '../../structures/structure-search';
import { readStructure } from '../../structures/structures';

/** Reading, showing and looking for structures. */
export function mountStructureCalls(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.read,
    handler: async ({ body: { structure } }) => ({
      data: await readStructure({ text: structure, field: structureField }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.pictures,
    handler: async ({ query: { ids }, viewer }) => {
      const { rows } = await sql`
        select structure.chemical_id, structure.svg, structure.description
        from ${seenStructures(viewer)}
        where structure.chemical_id in (${sql.join(ids)})`.execute(database);
      return { data: rows };
    },
  });
  mountEndpoint(app, services, {
    endpoint: structureEndpoints.search,
    handler: ({ body, viewer }) => searchStructures(database, body, viewer),
  });
}
