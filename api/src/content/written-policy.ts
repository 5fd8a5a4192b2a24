import { type RawBuilder, sql } from 'kysely';

/** The condition that `isWrittenPolicy` of the contract is for a text in the database. */
export function isWrittenPolicy(content: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(regexp_replace(coalesce(${content}, ''), '<[^>]*>|\\s', '', 'g') <> ''
    and ${content} !~ '\\[complete: [^\\]<]{1,200}\\]')`;
}
