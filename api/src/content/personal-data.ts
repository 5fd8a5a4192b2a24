import { sql } from 'kysely';
import { either, hasEmail, hasPhone } from '../core/personal-data/conditions';
import { cleared, replaced } from '../core/personal-data/erase-column';
import type { PersonalData } from '../core/personal-data/personal-table';

/** What the company publishes about itself, its staff's business contacts included, is no personal data of visitors. */
export const contentPersonalData: PersonalData = {
  tables: [
    {
      table: 'application',
      label: 'Job applications',
      resource: 'career',
      find: (person) =>
        either(hasEmail(sql`record.email`, person), hasPhone(sql`record.phone`, person)),
      title: sql`record.reference || ', ' || record.name`,
      columns: {
        name: replaced,
        email: replaced,
        phone: cleared,
        position: cleared,
        message: cleared,
        resume: cleared,
        notes: cleared,
      },
      others: 'reference status',
      erasure: 'delete',
      names: ['name'],
      reference: 'reference',
      ownsFiles: true,
    },
  ],
  none: {
    about_us: 'title slug content image image_alt',
    banner: 'title subtitle image alt page_slug cta_label cta_href',
    blog: 'title slug excerpt content image image_alt author status meta_title meta_description meta_keywords related_chemical_ids',
    blog_category: 'name slug',
    career_info: 'headline introduction image image_alt openings',
    catalogue: 'title description file cover',
    company:
      'name short_name registration_number vat_number time_zone currency mail_sender_name mail_signature',
    company_logo: 'image alt variant',
    contact_info: 'label address phones emails hours socials',
    event: 'title slug place booth description image image_alt url',
    menu_item: 'title path',
    meta: 'page_slug meta_title meta_description meta_keyword',
    navigation_link: 'label url group',
    policy: 'kind title content',
    slide: 'title text image alt cta_label cta_href',
    whats_app_info: 'label number greeting',
    worldwide: 'name kind country city address phone email image image_alt',
  },
};
