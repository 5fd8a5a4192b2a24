import { customerContactEndpoints, supplierContactEndpoints } from 'contract/partner';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { mountMerge, mountMergedInto } from '../jobs/merge.routes';
import type { Services } from '../kernel/services';
import { orderRecords } from '../repository/order-records';
import { type ContactSide, customerSide, supplierSide } from './contact-side';
import { customerContactTable } from './customer-contact.table';
import { supplierContactTable } from './supplier-contact.table';

/** Routes for contact persons beyond those of every resource. */
export function mountContactRoutes(app: FastifyInstance, services: Services): void {
  mountCallsOf(app, services, {
    endpoints: customerContactEndpoints,
    side: customerSide,
    table: customerContactTable,
  });
  mountCallsOf(app, services, {
    endpoints: supplierContactEndpoints,
    side: supplierSide,
    table: supplierContactTable,
  });
}

interface Contacts {
  readonly endpoints: typeof customerContactEndpoints | typeof supplierContactEndpoints;
  readonly side: ContactSide;
  readonly table: typeof customerContactTable | typeof supplierContactTable;
}

function mountCallsOf(
  app: FastifyInstance,
  services: Services,
  { endpoints, side, table }: Contacts,
): void {
  mountEndpoint(app, services, {
    endpoint: endpoints.reorder,
    handler: async ({ body: { ids }, viewer }) => {
      const ordering = { table, ids, viewer, among: ofOneCompany(side, ids) };
      return { data: { changed: await orderRecords(services, ordering) } };
    },
  });
  mountMerge(app, services, { endpoint: endpoints.merge, table });
  mountMergedInto(app, services, { endpoint: endpoints.mergedInto, table });
}

/** The persons of the company that the first of them belongs to. */
function ofOneCompany({ contact, company }: ContactSide, [first]: readonly string[]) {
  return sql<boolean>`record.${sql.ref(company)} = (
    select ${sql.ref(company)} from ${sql.table(contact)} where _id = ${first ?? null}::uuid)`;
}
