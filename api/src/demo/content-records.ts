import type { FieldValues } from '../repository/field-values';
import type { ResourceTable } from '../repository/resource-table';
import { aboutUsTable } from '../content/about-us.table';
import { bannerTable } from '../content/banner.table';
import { catalogueTable } from '../content/catalogue.table';
import { companyLogoTable } from '../content/company-logo.table';
import { contactInfoTable } from '../content/contact-info.table';
import { eventTable } from '../content/event.table';
import { navigationLinkTable } from '../content/menu/navigation-link.table';
import { slideTable } from '../content/slide.table';
import { whatsAppInfoTable } from '../content/whatsapp-info.table';
import { worldwideTable } from '../content/worldwide.table';
import company from './data/company.json';
import { aboutPages } from './data/content/about-pages';
import { banners } from './data/content/banners';
import { catalogues } from './data/content/catalogues';
import contactInfos from './data/content/contact-infos.json';
import { events } from './data/content/events';
import navigationLinks from './data/content/navigation-links.json';
import { places } from './data/content/places';
import { slides } from './data/content/slides';
import whatsAppInfos from './data/content/whatsapp-infos.json';
import type { TimeOf } from './demo-times';

interface Facts {
  /** The name that an upload was stored under, by its key. */
  readonly file: (key: string) => string;
  readonly timeOf: TimeOf;
  readonly year: number;
}

interface RecordsOfTable {
  readonly table: ResourceTable;
  readonly records: readonly FieldValues[];
}

/** The content that depends on no other records, as the resources take it. */
export function contentRecords({ file, timeOf, year }: Facts): readonly RecordsOfTable[] {
  return [
    { table: companyLogoTable, records: logoRecords(file) },
    {
      table: slideTable,
      records: slides.map(({ slug, picture: _picture, ...slide }) => {
        return { ...slide, image: file(`slide/${slug}`) };
      }),
    },
    {
      table: bannerTable,
      records: banners.map(({ picture: _picture, ...banner }) => {
        return { ...banner, image: file(`banner/${banner.pageSlug}`) };
      }),
    },
    {
      table: aboutUsTable,
      records: aboutPages.map(({ picture: _picture, ...page }) => {
        return { ...page, image: file(`about/${page.slug}`) };
      }),
    },
    {
      table: worldwideTable,
      records: places.map(({ slug, picture: _picture, ...place }) => {
        return { ...place, image: file(`place/${slug}`) };
      }),
    },
    {
      table: eventTable,
      records: events.map(({ starts, ends, picture: _picture, ...event }) => {
        const times = { startsAt: timeOf(starts), endsAt: timeOf(ends) };
        return { ...event, ...times, image: file(`event/${event.slug}`) };
      }),
    },
    { table: catalogueTable, records: catalogueRecords(file, year) },
    { table: contactInfoTable, records: contactInfos },
    { table: navigationLinkTable, records: navigationLinks },
    { table: whatsAppInfoTable, records: whatsAppInfos },
  ];
}

function logoRecords(file: Facts['file']): FieldValues[] {
  return ['light', 'dark', 'favicon'].map((variant) => {
    return { variant, alt: company.name, image: file(`logo/${variant}`) };
  });
}

function catalogueRecords(file: Facts['file'], year: number): FieldValues[] {
  return catalogues.map(({ title, slug, description }) => {
    return {
      title,
      description,
      year,
      file: file(`catalogue/${slug}`),
      cover: file(`cover/${slug}`),
    };
  });
}
