import {
  categoryEndpoints,
  type Category,
  type Chemical,
  chemicals,
  type Unit,
  units,
} from 'contract/catalog';
import { type Customer, customers, type Supplier, suppliers } from 'contract/partner';
import type { z } from 'zod';
import type { StaffApi } from './staff-api';
import { unique } from './unique';

/** Adds a unit for one test. */
export async function addUnit({ call }: StaffApi): Promise<Unit> {
  const symbol = `u${unique()}`;
  const body = { name: `Unit ${symbol}`, symbol, dimension: 'mass', factor: 2 } as const;
  return (await call(units.endpoints.add, { body })).data;
}

/** Adds a published chemical for one test. */
export async function addChemical(
  { call }: StaffApi,
  overrides: Partial<z.input<typeof chemicals.create>> = {},
): Promise<Chemical> {
  const body = { name: `Quercitol ${unique()}`, status: 'published', ...overrides } as const;
  return (await call(chemicals.endpoints.add, { body })).data;
}

/** Adds a supplier for one test. */
export async function addSupplier(
  { call }: StaffApi,
  overrides: Partial<z.input<typeof suppliers.create>> = {},
): Promise<Supplier> {
  const body = { companyName: `Quarry ${unique()} Ltd`, ...overrides };
  return (await call(suppliers.endpoints.add, { body })).data;
}

/** Adds a customer for one test. */
export async function addCustomer(
  { call }: StaffApi,
  overrides: Partial<z.input<typeof customers.create>> = {},
): Promise<Customer> {
  const body = { companyName: `Mill ${unique()} GmbH`, ...overrides };
  return (await call(customers.endpoints.add, { body })).data;
}

/** The demo company's category tree. */
export function readCategories({ call }: StaffApi): Promise<Category[]> {
  return call(categoryEndpoints.tree, {});
}
