import { sql, type Kysely } from 'kysely';

/**
 * Elements without a standard atomic weight (technetium, promethium, polonium to actinium, neptunium and beyond) give
 * no molar mass. What was stored for them came from the structure and counted the element as nothing or too little.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical_structure alter column molecular_weight drop not null;
    update chemical set molecular_weight = null
    from chemical_structure as structure
    where structure.chemical_id = chemical._id and structure.formula ~ ${openElement}
      and abs(chemical.molecular_weight - structure.molecular_weight) < 0.01;
    update chemical_structure set molecular_weight = null where formula ~ ${openElement};
  `.execute(database);
}

const openElement = sql.lit(
  '(Tc|Pm|Po|At|Rn|Fr|Ra|Ac|Np|Pu|Am|Cm|Bk|Cf|Es|Fm|Md|No|Lr|Rf|Db|Sg|Bh|Hs|Mt|Ds|Rg|Cn|Nh|Fl|Mc|Lv|Ts|Og)(?![a-z])',
);
