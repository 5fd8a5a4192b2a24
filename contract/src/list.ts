import { z } from 'zod';
import { text } from './text';

export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;
export const maxPageSize = 100;

const pageShape = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
};

/** The parameters of a list without search and sorting. */
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
 * The parameters of a list: page, page size, search, sort over an allow-list, and named filters. Unknown parameters
 * are errors.
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

/** The file formats of an export. `sdf` is MDL's structure-data file: molecules with their data. */
export const ExportFormat = z.enum(['csv', 'xlsx', 'sdf']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The formats of a list that names none of its own. */
export const usualExportFormats: readonly ExportFormat[] = ['csv', 'xlsx'];

/** The media types of exports. */
export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  sdf: 'chemical/x-mdl-sdfile',
} as const satisfies Record<ExportFormat, string>;

/** Up to one page of ids in one parameter, separated by commas. */
export const IdList = z
  .string()
  .max(maxPageSize * 37)
  .transform((joined) => joined.split(','))
  .pipe(z.array(z.uuid()).min(1).max(maxPageSize));

/** The parameters of an export: those of the list without paging, the file format, and selected records, if any. */
export function exportQuery<const Column extends string, Filters extends z.ZodRawShape>(
  sorts: readonly Column[],
  filters: Filters,
  formats: readonly ExportFormat[],
) {
  return z.strictObject({
    search: text(200).optional(),
    sort: sortOf(sorts).optional(),
    ...filters,
    format: ExportFormat.extract([...formats]),
    ids: IdList.optional(),
  });
}

/** A boolean query parameter: `true` or `false`, nothing else. */
export const QueryFlag = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** The most groups that a list is divided into; the records of further ones are counted together. */
export const maxGroups = 100;

/** One group of a list, as a filter: the field and its value, which is empty for records without one: `country:DE`. */
export const GroupValue = z
  .string()
  .max(120)
  .regex(/^[a-zA-Z]{1,40}:/);
