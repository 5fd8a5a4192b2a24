import { sql, type Kysely } from 'kysely';

/** Chemicals are found by the elements in their formulas, each once: `{H,N,O,S}` of `(NH4)2SO4`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function formula_elements(formula text) returns text[]
      language sql immutable parallel safe strict as $$
      select coalesce(array_agg(distinct found[1] order by found[1]), '{}')
      from regexp_matches(formula collate "C", '[A-Z][a-z]?', 'g') as found
    $$;
  `.execute(database);
}

export const indexes = {
  chemical__elements:
    'on chemical using gin (formula_elements(formula)) with (fastupdate = off) where deleted_at is null',
} as const;
