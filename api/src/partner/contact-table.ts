import { sql } from 'kysely';
import type { ResourceTable } from '../repository/resource-table';
import type { ContactSide } from './contact-side';

/** The table definition shared by contact persons of customers and of suppliers. */
export function contactTable({ partner, company }: ContactSide) {
  const companies = sql.table(partner);
  return {
    columns: {
      companyName: sql`(
        select company_name from ${companies} as company
        where company._id = record.${sql.ref(company)})`,
    },
  } satisfies Partial<ResourceTable>;
}
