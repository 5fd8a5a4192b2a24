import { type CompanyLogo, companyLogos } from 'contract/content';
import { fileHref } from '../hrefs';
import type { PageRequest } from '../server/page-request';
import { pictureOf } from '../server/picture-of';
import { readOr } from '../server/read-or';
import type { Logos } from './frame-data';

/** The active logo of each variant. */
export function logosOf(page: PageRequest): Promise<Logos> {
  return readOr<Logos>(page, {
    what: 'The logos',
    otherwise: { light: null, dark: null, icon: null },
    read: async () => {
      const query = { pageSize: 100 };
      const { data } = await page.api.read(companyLogos.visitorEndpoints.list, { query });
      const ofVariant = (variant: CompanyLogo['variant']) =>
        data.find((logo) => logo.variant === variant && logo.active);
      return {
        light: logoPicture(ofVariant('light')),
        dark: logoPicture(ofVariant('dark')),
        icon: iconOf(ofVariant('favicon')),
      };
    },
  });
}

type ListedLogo = Pick<CompanyLogo, 'image' | 'imageFacts' | 'alt'>;

function logoPicture(logo: ListedLogo | undefined) {
  return logo ? pictureOf({ name: logo.image, alt: logo.alt, facts: logo.imageFacts }) : null;
}

function iconOf(logo: ListedLogo | undefined): Logos['icon'] {
  if (!logo) return null;
  const href = fileHref(logo.image);
  // Devices do not accept a drawing as a touch icon.
  return { tab: `${href}?w=64`, touch: logo.imageFacts && `${href}?w=320` };
}
