import { sql } from 'kysely';

/** What the items of a row are called, in their order: the chemical's name of today, else the words that were typed. */
export const itemNames = sql<string[]>`(
  select coalesce(
    jsonb_agg(coalesce(chemical.name, item ->> 'freeText', '') order by place), '[]'::jsonb)
  from jsonb_array_elements(record.items) with ordinality as asked (item, place)
  left join chemical on chemical._id = (item ->> 'chemicalId')::uuid)`;
