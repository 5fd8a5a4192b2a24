import { setLocale } from 'contract';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import type { CompanyView } from './frame-data';

const unnamed: CompanyView = {
  siteName: 'Chemical trading',
  titleSuffix: null,
  hue: null,
  registrationNumber: null,
  vatNumber: null,
  locale: null,
  languages: [],
};

/** The company; without a name it is called as the default page meta record. */
export function companyOf(
  page: Pick<PageRequest, 'company' | 'metas' | 'log'>,
): Promise<CompanyView> {
  return readOr(page, {
    what: 'The company',
    otherwise: unnamed,
    read: async () => {
      const [company, metas] = await Promise.all([page.company(), page.metas()]);
      const { name, shortName: titleSuffix, hue, registrationNumber, vatNumber, locale } = company;
      const languages = company.siteLanguages;
      setLocale(locale);
      const fallback = metas.find(({ pageSlug }) => pageSlug === 'static-page')?.metaTitle;
      const siteName = name ?? fallback ?? unnamed.siteName;
      return { siteName, titleSuffix, hue, registrationNumber, vatNumber, locale, languages };
    },
  });
}
