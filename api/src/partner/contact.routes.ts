import { customerContactEndpoints, supplierContactEndpoints } from 'contract/partner';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { orderRecords } from '../repository/order-records';
import { type ContactSide, customerSide, supplierSide } from './contact-side';
import { customerContactTable } from './customer-contact.table';
import { supplierContactTable } from './supplier-contact.table';

/** Routes for contact persons beyond those of every resource. */
export function mountContactRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: customerContactEndpoints.reorder,
    handler: async ({ body: { ids }, viewer }) => {
      const among = ofOneCompany(customerSide, ids);
      const ordering = { table: customerContactTable, ids, viewer, among };
      return { data: { changed: await orderRecords(services, ordering) } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: supplierContactEndpoints.reorder,
    handler: async ({ body: { ids }, viewer }) => {
      const among = ofOneCompany(supplierSide, ids);
      const ordering = { table: supplierContactTable, ids, viewer, among };
      return { data: { changed: await orderRecords(services, ordering) } };
    },
  });
}

/** The persons of the company that the first of them belongs to. */
function ofOneCompany({ contact, company }: ContactSide, [first]: readonly string[]) {
  return sql<boolean>`record.${sql.ref(company)} = (
    select ${sql.ref(company)} from ${sql.table(contact)} where _id = ${first ?? null}::uuid)`;
}
