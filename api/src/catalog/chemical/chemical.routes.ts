import { chemicalEndpoints, type FormerDocument } from 'contract/catalog';
import { parseCasNumber, parseEcNumber } from 'contract/chemistry';
import type { FastifyInstance } from 'fastify';
import { adminName } from '../../repository/admin-name';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { mountMerge, mountMergedInto } from '../../jobs/merge.routes';
import {
  countByLetter,
  getRecord,
  getRecordWhere,
  listRecords,
  recordsWhere,
} from '../../repository/read';
import { answersAt, siteScope } from '../../repository/slugs';
import { parameter } from '../../repository/values';
import { publishedByLetter } from '../counts/published-counts';
import { addressTags, countTags, listTags, packTags } from './chemical-tags';
import { chemicalTable } from './chemical.table';
import type { Services } from '../../kernel/services';
import { readSheets } from '../../document/read-sheets';
import { withForms } from './read-forms';
import { readAddresses } from './read-addresses';
import { readComposition } from './read-composition';
import { readPacks } from './read-packs';
import { fieldTags } from '../../repository/changes';
import { isStaff, visitor } from '../../kernel/viewer';

/** Maximum number of chemicals for one code: several grades of a substance share its CAS number. */
const codeLimit = 50;
/** Maximum number of featured chemicals on the home page. */
const featuredLimit = 8;

/** The routes of chemicals beyond those of every resource. */
export function mountChemicalRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountMerge(app, services, { endpoint: chemicalEndpoints.merge, table: chemicalTable });
  mountMergedInto(app, services, {
    endpoint: chemicalEndpoints.mergedInto,
    table: chemicalTable,
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.addresses,
    cacheTags: ['chemical'],
    handler: ({ query: { part } }) => readAddresses(database, part),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.byLetter,
    cacheTags: listTags,
    handler: ({ query: { alphabet, ...page }, source }) =>
      listRecords(source.database, chemicalTable, { ...page, letter: alphabet }, visitor),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.letters,
    cacheTags: countTags,
    handler: async ({ viewer }) => ({
      data: isStaff(viewer)
        ? await countByLetter(database, chemicalTable, viewer)
        : await publishedByLetter(database),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.bySlug,
    cacheTags: addressTags,
    handler: async ({ query: { slug }, source: { database: readFrom } }) => {
      const chemical = await getRecordWhere(
        readFrom,
        chemicalTable,
        answersAt(chemicalTable, siteScope, slug),
        visitor,
      );
      const [names, sheets] = await Promise.all([
        namesFor(readFrom, chemical),
        readSheets(readFrom, chemical['_id']),
      ]);
      return { data: { ...chemical, ...names, ...sheets } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.featured,
    cacheTags: listTags,
    handler: async () => ({
      data: await recordsWhere(database, chemicalTable, sql<boolean>`record.featured`, {
        viewer: visitor,
        limit: featuredLimit,
      }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.formerDocuments,
    handler: async ({ id, viewer }) => {
      await getRecord(database, chemicalTable, id, viewer);
      return { data: await formerDocuments(database, id) };
    },
  });
  mountChosenRoutes(app, services);
  mountSummaryRoutes(app, services);
}

/** What published chemicals are made of, and sold in. */
function mountSummaryRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.composition,
    cacheTags: fieldTags('chemical', ['smiles', 'formula', 'status']),
    handler: async ({ source }) => ({ data: await readComposition(source.database) }),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.packs,
    cacheTags: packTags,
    handler: async ({ source }) => ({ data: await readPacks(source.database) }),
  });
}

/** Published chemicals by their numbers, addresses or ids. */
function mountChosenRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.byCode,
    cacheTags: listTags,
    handler: async ({ query: { number }, source }) => ({
      data: await recordsWhere(source.database, chemicalTable, hasCode(number), {
        viewer: visitor,
        limit: codeLimit,
      }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.bySlugs,
    cacheTags: listTags,
    handler: async ({ query: { slugs }, source }) => {
      const chosen = sql<boolean>`(record._id, record.slug) in (
        select record_id, slug from slug
        where scope = ${siteScope} and slug in (${sql.join(slugs)}))`;
      const shown = { viewer: visitor, limit: slugs.length };
      const found = await recordsWhere(source.database, chemicalTable, chosen, shown);
      return { data: await withForms(source.database, found) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: chemicalEndpoints.byIds,
    cacheTags: listTags,
    handler: async ({ query: { ids }, source }) => {
      const chosen = sql<boolean>`record._id in (${sql.join(ids)})`;
      const shown = { viewer: visitor, limit: ids.length };
      const found = await recordsWhere(source.database, chemicalTable, chosen, shown);
      return { data: await withForms(source.database, found) };
    },
  });
}

/** The names of the types and the symbols of the units that a chemical refers to. */
async function namesFor(
  database: Database,
  { typeIds, packagings, offeredForms }: FieldValues,
): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('_id', _id, 'name', name, 'slug', slug)), '[]')
        from chemical_type
        where _id::text in (select jsonb_array_elements_text(${parameter(typeIds)}))) as types,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', _id, 'symbol', symbol)), '[]')
        from unit
        where _id::text in (
          select jsonb_array_elements(${parameter(packagings)}) ->> 'unitId'
          union
          select jsonb_array_elements(jsonb_array_elements(${parameter(offeredForms)}) -> 'packagings')
            ->> 'unitId')) as units`.execute(database);
  return rows[0] ?? {};
}

/** The former documents of a chemical, each file once, without those that are in use again. */
async function formerDocuments(database: Database, chemicalId: string) {
  const { rows } = await sql<FormerDocument>`
    select kind, title, language, file, until, by from (
      select distinct on (file) kind, title, document.language, file, superseded_at as until,
        ${adminName} as by
      from document left join admin on admin._id = document.superseded_by
      where chemical_id = ${chemicalId} and superseded_at is not null
        and document.deleted_at is null and not exists (
          select from document as other
          where other.chemical_id = ${chemicalId} and other.file = document.file
            and other.superseded_at is null and other.deleted_at is null)
      order by file, superseded_at desc) as latest
    order by until desc limit 100`.execute(database);
  return rows;
}

/** A product code as it is, or a CAS or EC number as typed. */
function hasCode(number: string) {
  const cas = parseCasNumber(number);
  const ec = parseEcNumber(number);
  const matches = [sql`record.product_code = ${number}`];
  if (cas.ok) matches.push(sql`record.cas_number = ${cas.value}`);
  if (ec.ok) matches.push(sql`record.ec_number = ${ec.value}`);
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}
