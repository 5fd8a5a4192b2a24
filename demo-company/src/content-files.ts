import { articles } from './data/content/articles/all-articles';
import { aboutPages } from './data/content/about-pages';
import { banners } from './data/content/banners';
import { careers } from './data/content/careers';
import { catalogues } from './data/content/catalogues';
import { events } from './data/content/events';
import { places } from './data/content/places';
import { slides } from './data/content/slides';
import company from './data/company.json';
import { demoCatalogue } from './demo-catalogue';
import type { DemoPicture } from './demo-picture';
import { drawPicture } from './pictures/draw-picture';
import { logosOf } from './pictures/logo-svg';
import { sampleDocuments } from './sample-documents';

/** A file, as uploaded by staff. */
export interface ContentUpload {
  readonly bytes: Uint8Array;
  readonly originalName: string;
}

/** An upload of the demo content, generated on demand. */
export interface ContentFile {
  /** The key in records: `blog/` and the article's slug, and so on. */
  readonly key: string;
  readonly alt: string | null;
  /** The focal point; the centre by default. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly make: () => Promise<ContentUpload>;
  /** Whether it is a generated picture, which is the same every year. */
  readonly isDrawn?: boolean;
}

const sizes = {
  wide: { width: 1920, height: 1080 },
  banner: { width: 1920, height: 600 },
  article: { width: 1280, height: 720 },
  small: { width: 960, height: 540 },
  cover: { width: 720, height: 960 },
} as const;

/** All uploads of the demo content; catalogues are dated to the year. */
export function contentFiles(year: number): ContentFile[] {
  return [
    ...logoFiles(),
    ...slides.map((one) => picture(`slide/${one.slug}`, one.alt, one.picture, 'wide')),
    ...banners.map((one) => picture(`banner/${one.pageSlug}`, one.alt, one.picture, 'banner')),
    ...articles.map((one) => picture(`blog/${one.slug}`, one.imageAlt, one.picture, 'article')),
    ...aboutPages.map((one) => picture(`about/${one.slug}`, one.imageAlt, one.picture, 'article')),
    ...events.map((one) => picture(`event/${one.slug}`, one.imageAlt, one.picture, 'small')),
    ...places.map((one) => picture(`place/${one.slug}`, one.imageAlt, one.picture, 'small')),
    picture('careers', careers.page.imageAlt, careers.picture, 'article'),
    ...catalogues.flatMap((one) => [
      picture(`cover/${one.slug}`, one.coverAlt, one.picture, 'cover'),
      {
        key: `catalogue/${one.slug}`,
        alt: null,
        make: async () => ({
          originalName: `${one.slug}-${year}.pdf`,
          bytes: demoCatalogue(one, year),
        }),
      },
    ]),
    ...sampleDocuments.map(({ key, originalName, make }) => ({
      key,
      alt: null,
      make: async () => ({ originalName, bytes: make() }),
    })),
  ];
}

function logoFiles(): ContentFile[] {
  return Object.entries(logosOf(company.name)).map(([variant, svg]) => ({
    key: `logo/${variant}`,
    alt: company.name,
    make: async () => ({
      originalName: `logo-${variant}.svg`,
      bytes: new TextEncoder().encode(svg),
    }),
  }));
}

export function pictureName(key: string): string {
  return `${key.replace('/', '-')}.jpg`;
}

function picture(
  key: string,
  alt: string,
  drawing: DemoPicture,
  ...[size]: [keyof typeof sizes]
): ContentFile {
  const isBackdrop = size === 'wide' || size === 'banner';
  return {
    key,
    alt,
    isDrawn: true,
    ...(isBackdrop ? { focus: { x: 0.68, y: 0.5 } } : {}),
    make: async () => ({
      originalName: pictureName(key),
      bytes: await drawPicture({ ...drawing, ...sizes[size], seed: key, isBackdrop }),
    }),
  };
}
