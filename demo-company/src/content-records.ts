import { sameClock } from 'contract';
import { type AnyResource } from 'contract';
import {
  aboutUs,
  banners as bannerResource,
  catalogues as catalogueResource,
  companyLogos,
  contactInfos as contactInfoResource,
  events as eventResource,
  navigationLinks as navigationLinkResource,
  slides as slideResource,
  whatsAppInfos as whatsAppInfoResource,
  worldwide,
} from 'contract/content';
import type { FieldValues } from 'api/seed';
import company from './data/company.json';
import { aboutPages } from './data/content/about-pages';
import { banners } from './data/content/banners';
import { catalogues, catalogueYear } from './data/content/catalogues';
import contactInfos from './data/content/contact-infos.json';
import { events } from './data/content/events';
import navigationLinks from './data/content/navigation-links.json';
import { places } from './data/content/places';
import { slides } from './data/content/slides';
import whatsAppInfos from './data/content/whatsapp-infos.json';
import type { TimeOf } from './demo-times';

interface Facts {
  /** The stored name of an upload by its key. */
  readonly file: (key: string) => string;
  readonly timeOf: TimeOf;
}

interface ResourceRecords {
  readonly resource: AnyResource;
  readonly records: readonly FieldValues[];
}

/** The content without references to other records, as the resources accept it. */
export function contentRecords({ file, timeOf }: Facts): readonly ResourceRecords[] {
  return [
    { resource: companyLogos, records: logoRecords(file) },
    {
      resource: slideResource,
      records: slides.map(({ slug, ...slide }) => {
        return { ...slide, image: file(`slide/${slug}`) };
      }),
    },
    {
      resource: bannerResource,
      records: banners.map(({ ...banner }) => {
        return { ...banner, image: file(`banner/${banner.pageSlug}`) };
      }),
    },
    {
      resource: aboutUs,
      records: aboutPages.map(({ ...page }) => {
        const { imageAlt } = page;
        return imageAlt === undefined ? page : { ...page, image: file(`about/${page.slug}`) };
      }),
    },
    { resource: worldwide, records: places.map(({ ...place }) => place) },
    {
      resource: eventResource,
      records: events.map(({ starts, ends, ...event }) => {
        const at = (day: number) => sameClock(timeOf(day), { from: 'UTC', to: event.timeZone });
        const times = { startsAt: at(starts), endsAt: at(ends) };
        return { ...event, ...times, image: file(`event/${event.slug}`) };
      }),
    },
    { resource: catalogueResource, records: catalogueRecords(file) },
    { resource: contactInfoResource, records: contactInfos },
    { resource: navigationLinkResource, records: navigationLinks },
    { resource: whatsAppInfoResource, records: whatsAppInfos },
  ];
}

function logoRecords(file: Facts['file']): FieldValues[] {
  return ['light', 'dark', 'favicon'].map((variant) => {
    return { variant, alt: company.name, image: file(`logo/${variant}`) };
  });
}

function catalogueRecords(file: Facts['file']): FieldValues[] {
  return catalogues.map(({ title, slug, description }) => {
    return {
      title,
      description,
      year: catalogueYear,
      file: file(`catalogue/${slug}`),
      cover: file(`cover/${slug}`),
    };
  });
}
