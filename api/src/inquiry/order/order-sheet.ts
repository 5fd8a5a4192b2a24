import { dayIn } from 'contract';
import { type CompanyFacts, readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import type { OrderRecord } from './order-errors';

/** All that the confirmation of an order says. */
export interface OrderSheet {
  readonly order: OrderRecord;
  readonly company: CompanyFacts;
  /** The day that it bears. */
  readonly day: string;
}

/** Reads what the confirmation of an order says, as of now. */
export async function readOrderSheet(work: Work, order: OrderRecord): Promise<OrderSheet> {
  const company = await readCompany(work);
  return { order, company, day: dayIn(company.timeZone, new Date()) };
}
