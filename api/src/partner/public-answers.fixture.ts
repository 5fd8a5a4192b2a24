import { type Endpoint, parametersOf, pathOf } from 'contract';
import { z } from 'zod';

/** One request that a visitor may think of. */
export interface PublicRead {
  readonly endpoint: Endpoint;
  readonly id: string | undefined;
  readonly query: Readonly<Record<string, string>>;
}

/** What is looked for: a word that stands in every text of the partners, their ids and numbers. */
export interface Planted {
  readonly supplierId: string;
  readonly customerId: string;
  readonly chemicalId: string;
  /** The names of the partners' files. */
  readonly files: readonly string[];
  readonly words: readonly string[];
}

/** Texts that a parameter may take, as far as its schema lets them through. */
function textsFor({ supplierId, customerId, chemicalId, files, words }: Planted): string[] {
  const own = [supplierId, customerId, chemicalId, ...files, ...words];
  return [...own, 'secrecy', 'secrecy-one', '67-64-1', 'true', 'false', 'A', 'S', '#', '2'];
}

/** What no public call has, and what would show something of partners if one had. */
function extrasFor({ supplierId, customerId, words }: Planted): Record<string, string>[] {
  const sorts = ['supplierCount', 'customerCount', 'chemicalCount', 'linkedAt', 'companyName'];
  const [word = ''] = words;
  return [
    { supplierId },
    { customerId },
    { suppliers: supplierId },
    { supplier: word },
    { companyName: word },
    { hasSuppliers: 'true' },
    { audience: 'staff' },
    ...sorts.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
  ];
}

/**
 * Every way to ask a call: with what it cannot do without, with each value of each of its parameters, and with
 * parameters that it does not have.
 */
export function waysToAsk(endpoint: Endpoint, planted: Planted): PublicRead[] {
  const texts = textsFor(planted);
  const shape = endpoint.query instanceof z.ZodObject ? endpoint.query.shape : {};
  const values = Object.entries(shape).map(([name, schema]) => ({
    name,
    isNeeded: !z.safeParse(schema, undefined).success,
    values: [...optionsOf(schema), ...texts].filter((text) => z.safeParse(schema, text).success),
  }));
  const needed = values.filter(({ isNeeded }) => isNeeded);
  const least = Object.fromEntries(needed.map(({ name, values: [first = ''] }) => [name, first]));
  const queries = [
    least,
    ...values.flatMap((one) => one.values.map((value) => ({ ...least, [one.name]: value }))),
    ...extrasFor(planted).map((extra) => ({ ...least, ...extra })),
  ];
  const ids = endpoint.idIn === 'none' ? [undefined] : texts;
  return ids
    .filter((id) => id === undefined || endpoint.id.safeParse(id).success)
    .flatMap((id) => queries.map((query) => ({ endpoint, id, query })));
}

export function addressOf({ endpoint, id, query }: PublicRead): string {
  const search = new URLSearchParams(parametersOf(endpoint, id, query));
  return `/api/${pathOf(endpoint, id)}?${search.toString()}`;
}

/** The words and ids that an answer shows; its own address, which a refusal repeats, is the visitor's. */
export function shownIn(body: string, { supplierId, customerId, files, words }: Planted): string[] {
  const plain = withoutAddress(body).toLowerCase();
  return [supplierId, customerId, ...files, ...words].filter((one) =>
    plain.includes(one.toLowerCase()),
  );
}

export function withoutAddress(body: string): string {
  return body.replace(/"instance":"[^"]*"/, '');
}

/** Every option of an enumeration, however it is wrapped. */
function optionsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return optionsOf(schema.unwrap());
  if (schema instanceof z.ZodDefault) return optionsOf(schema.unwrap());
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}
