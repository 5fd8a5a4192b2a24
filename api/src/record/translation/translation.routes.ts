import { type SiteLanguage, siteLanguages } from 'contract';
import { translationEndpoints } from 'contract/record';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { requireResource } from '../../kernel/permission';
import { ApiProblem, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { adminName } from '../../repository/admin-name';
import { storedBytes } from '../../transfer/import/take-file';
import { inTransaction } from '../../repository/in-transaction';
import { getRecord } from '../../repository/read';
import { requireFreshWrites } from '../../repository/require-fresh-writes';
import type { ResourceTable } from '../../repository/resource-table';
import { tableOf } from '../../repository/table-of';
import { importTranslations } from './read-translation-file';
import { stateOf } from './state-of';
import { sendTranslations } from './translation-file';
import {
  digestOf,
  parseTexts,
  readableTexts,
  requireTranslator,
  writeTranslations,
} from './write-translations';

/** Routes for the texts of records in the languages of the site. */
export function mountTranslationRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: translationEndpoints.ofRecord,
    handler: async ({ id, query: { resource }, viewer }) => {
      const table = tableOf(services, resource);
      requireResource(viewer, table.resource, 'view');
      return { data: await textsOfRecord(database, table, id, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: translationEndpoints.write,
    handler: async ({ id, body: { resource, language, texts: given }, viewer }) => {
      const table = tableOf(services, resource);
      requireTranslator(table, Object.keys(given), viewer);
      requireFreshWrites(table.resource, viewer);
      const texts = parseTexts(table, given, 'texts.');
      const changed = await inTransaction(database, (work) =>
        writeTranslations(work, { table, viewer }, [{ id, language, texts }]),
      );
      return { data: { changed } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: translationEndpoints.export,
    handler: async ({ query: asked, viewer, reply }) =>
      sendTranslations(services, { asked, viewer, reply }),
  });
  mountEndpoint(app, services, {
    endpoint: translationEndpoints.import,
    handler: async ({ body: { file }, form, viewer }) => {
      if (!form) throw new ApiProblem('wrong-type', 'Send the file as a form part.');
      const stored = await services.files.find(file);
      if (!stored) throw notFound('file');
      const bytes = await storedBytes(services, stored);
      const data = await importTranslations(services, { bytes, viewer });
      await form.discard();
      return { data };
    },
  });
}

/** @throws ApiProblem `not-found` */
async function textsOfRecord(database: Database, table: ResourceTable, id: string, viewer: Viewer) {
  const [record, languages, rows] = await Promise.all([
    getRecord(database, table, id, viewer),
    spokenLanguages(database),
    namedTranslations(database, id),
  ]);
  const originals = readableTexts(table, viewer).flatMap((field) => {
    const text = record[field];
    if (typeof text !== 'string') return [];
    const isFormatted = table.resource.fields[field]?.format === 'html';
    return [{ field, text, isFormatted, digest: digestOf(text) }];
  });
  const translations = languages.flatMap((language) =>
    originals.map(({ field, digest }) => {
      const row = rows.find((one) => one.language === language && one.field === field);
      const { text = null, updatedAt = null, by = null } = row ?? {};
      return { language, field, text, updatedAt, by, state: stateOf(row, digest) };
    }),
  );
  return { languages, originals, translations };
}

/** The languages that the site speaks beside the default one, in the order of all. */
export async function spokenLanguages(database: Database): Promise<SiteLanguage[]> {
  const { rows } = await sql<{ siteLanguages: readonly SiteLanguage[] }>`
    select site_languages from company`.execute(database);
  return siteLanguages.filter((language) => rows[0]?.siteLanguages.includes(language));
}

interface NamedTranslation {
  readonly language: SiteLanguage;
  readonly field: string;
  readonly text: string;
  readonly originalDigest: string;
  readonly updatedAt: string;
  readonly by: string | null;
}

async function namedTranslations(database: Database, id: string): Promise<NamedTranslation[]> {
  const { rows } = await sql<NamedTranslation>`
    select translation.language, field, text, original_digest, translation.updated_at, ${adminName} as by
    from translation left join admin on admin._id = translation.admin_id
    where record_id = ${id}`.execute(database);
  return rows;
}
