import { setLocale } from 'contract';
import type { Company, ContactInfo } from 'contract/content';
import type { Services } from '../../kernel/services';
import type { Database, Work } from '../../db/database';

const factNames = [
  'name',
  'shortName',
  'hue',
  'registrationNumber',
  'vatNumber',
  'bankDetails',
  'salesTerms',
  'timeZone',
  'currency',
  'locale',
  'mailSenderName',
  'mailSignature',
  'signInLabel',
  'securityContact',
] as const satisfies readonly (keyof Company)[];

/** What letters, labels and documents say of the company. */
export interface CompanyFacts extends Pick<Company, (typeof factNames)[number]> {
  /** The primary contact address, else null. */
  readonly contact: Pick<ContactInfo, 'label' | 'address' | 'phones' | 'emails'> | null;
  /** The stored name of the active logo for light backgrounds, else null. */
  readonly logo: string | null;
}

/** The company with its primary contact address and its logo. Its locale is that of this process from then on. */
export async function readCompany(work: Database | Work): Promise<CompanyFacts> {
  const [facts, contact, logo] = await Promise.all([
    work.selectFrom('company').select(factNames).executeTakeFirstOrThrow(),
    work
      .selectFrom('contactInfo')
      .select(['label', 'address', 'phones', 'emails'])
      .where('primary', '=', true)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
    work
      .selectFrom('companyLogo')
      .select('image')
      .where('variant', '=', 'light')
      .where('active', '=', true)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
  ]);
  setLocale(facts.locale);
  return { ...facts, contact: contact ?? null, logo: logo?.image ?? null };
}

/** The same, cached in this process until one of its records changes in any process. */
export function readCachedCompany({
  database,
  responseCache,
}: Pick<Services, 'database' | 'responseCache'>): Promise<CompanyFacts> {
  const tags = ['company', 'contactInfo', 'companyLogo'] as const;
  return responseCache.answer({ key: 'company', tags }, () => readCompany(database));
}
