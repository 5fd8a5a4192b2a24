import { z } from 'zod';

/** The settings of the engines that search for words and structures. */
export const searchSettings = {
  SEARCH_ENGINE: z.enum(['postgres', 'opensearch']).default('postgres'),
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z\d_-]{0,99}$/, 'must be small letters, digits, - and _')
    .default('chemicals'),
  STRUCTURE_SEARCH: z.enum(['threads', 'rdkit']).default('threads'),
};

interface SearchEnv {
  readonly SEARCH_ENGINE: 'postgres' | 'opensearch';
  readonly SEARCH_URL?: string | undefined;
  readonly SEARCH_INDEX: string;
  readonly STRUCTURE_SEARCH: 'threads' | 'rdkit';
  readonly DATABASE_URL?: string | undefined;
}

/** OpenSearch needs an address, and nothing else has one; RDKit is a part of a PostgreSQL server. */
export function checkSearch(
  { SEARCH_ENGINE, SEARCH_URL, STRUCTURE_SEARCH, DATABASE_URL }: SearchEnv,
  context: z.core.$RefinementCtx,
): void {
  if (STRUCTURE_SEARCH === 'rdkit' && DATABASE_URL === undefined) {
    const message = 'needs a PostgreSQL server with RDKit at DATABASE_URL';
    context.addIssue({ code: 'custom', path: ['STRUCTURE_SEARCH'], message });
  }
  const isNeeded = SEARCH_ENGINE === 'opensearch';
  if (isNeeded === (SEARCH_URL !== undefined)) return;
  const message = isNeeded
    ? 'is needed with SEARCH_ENGINE=opensearch'
    : 'is the address of OpenSearch, which SEARCH_ENGINE does not name';
  context.addIssue({ code: 'custom', path: ['SEARCH_URL'], message });
}

export interface OpenSearchSettings {
  /** The cluster's address, with user and password where it asks for them. */
  readonly url: string;
  /** The alias that names the index in use. */
  readonly index: string;
}

/** Undefined where PostgreSQL searches. */
export function openSearchSettings({
  SEARCH_ENGINE,
  SEARCH_URL,
  SEARCH_INDEX,
}: Pick<SearchEnv, 'SEARCH_ENGINE' | 'SEARCH_URL' | 'SEARCH_INDEX'>):
  | OpenSearchSettings
  | undefined {
  if (SEARCH_ENGINE !== 'opensearch' || SEARCH_URL === undefined) return undefined;
  return { url: SEARCH_URL, index: SEARCH_INDEX };
}
