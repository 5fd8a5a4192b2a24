import { siteRoutes } from 'contract';
import { sql } from 'kysely';
import { isUntouched } from '../../db/is-untouched';
import { inTransaction } from '../../repository/in-transaction';
import { newFields, unwrapAll } from '../../repository/write';
import { addManyWithin } from '../../repository/write-batch';
import { metaTable } from './meta.table';
import type { Services } from '../../core/services';
import { system } from '../../core/viewer';

/** Page titles of a new installation. `static-page` is for all other pages. */
const titles: Readonly<Record<string, string>> = {
  [siteRoutes.home]: 'Chemicals: search and inquiry',
  [siteRoutes.categories]: 'Product categories',
  [siteRoutes.letterPage]: 'Chemicals from A to Z',
  [siteRoutes.search]: 'Search',
  [siteRoutes.advancedSearch]: 'Advanced search',
  [siteRoutes.productsByCode]: 'Products by number',
  [siteRoutes.contact]: 'Contact us',
  [siteRoutes.inquiry]: 'Your inquiry',
  [siteRoutes.orderList]: 'Inquiry for a list of chemicals',
  [siteRoutes.inquiryStatus]: 'Inquiry status',
  [siteRoutes.blogs]: 'News and articles',
  [siteRoutes.about]: 'About us',
  [siteRoutes.introduction]: 'Introduction',
  [siteRoutes.visionMission]: 'Vision and mission',
  [siteRoutes.worldwide]: 'Locations',
  [siteRoutes.careers]: 'Careers',
  [siteRoutes.privacyPolicy]: 'Privacy policy',
  [siteRoutes.terms]: 'Terms and conditions',
  'static-page': 'Chemical trading',
};

/**
 * Adds a title for each page of an empty installation, as records that staff can change. In an installation with
 * data, missing titles are missing on purpose.
 */
export async function addDefaultMetas({ database, tables: registry }: Services): Promise<void> {
  if (!(await isUntouched(database))) return;
  await inTransaction(database, async (work) => {
    // Several processes may start at once.
    await sql`lock table meta in share row exclusive mode`.execute(work);
    if (!(await isUntouched(work))) return;
    const records = Object.entries(titles).map(([path, metaTitle]) => ({
      fields: newFields(metaTable, { pageSlug: path.replace(/^\/(?=.)/, ''), metaTitle }),
    }));
    const context = { database, registry, table: metaTable, viewer: system };
    unwrapAll(await addManyWithin(work, context, records));
  });
}
