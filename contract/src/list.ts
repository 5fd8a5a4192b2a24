import { z } from 'zod';
import { text } from './text';

export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;
export const largestPageSize = 100;

const pageShape = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(largestPageSize).default(defaultPageSize),
};

/** The parameters of a list that is neither searched nor sorted by the caller. */
export const PageQuery = z.strictObject(pageShape);

/** A column to sort by, descending with a leading minus: `name`, `-updatedAt`. */
export function sortOf<const Column extends string>(columns: readonly Column[]) {
  const directed: (Column | `-${Column}`)[] = columns.flatMap((column) => [
    column,
    `-${column}` as const,
  ]);
  return z.enum(directed);
}

/**
 * The parameters of a list call: page, page size, search, sort over an allow-list, and named filters.
 * An unknown parameter is an error.
 */
export function listQuery<const Column extends string, Filters extends z.ZodRawShape>(
  sorts: readonly Column[],
  filters: Filters,
) {
  return z.strictObject({
    ...pageShape,
    search: text(200).optional(),
    sort: sortOf(sorts).optional(),
    ...filters,
  });
}

/** A yes or no in a query: `true` or `false`, nothing else. */
export const QueryFlag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
