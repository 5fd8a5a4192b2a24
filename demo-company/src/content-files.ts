import { articles } from './data/content/articles/all-articles';
import { aboutPages } from './data/content/about-pages';
import { banners } from './data/content/banners';
import { careers } from './data/content/careers';
import { catalogues, catalogueYear } from './data/content/catalogues';
import { events } from './data/content/events';
import { slides } from './data/content/slides';
import company from './data/company.json';
import { sampleDocuments } from './samples/sample-documents';

/** An upload of the demo content. */
export interface ContentFile {
  /** The key in records: `blog/` and the article's slug, and so on. */
  readonly key: string;
  readonly alt: string | null;
  /** The focal point; the centre by default. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** The name of the file in `files/`. */
  readonly file: string;
  readonly originalName: string;
}

/** All uploads of the demo content. */
export const contentFiles: readonly ContentFile[] = [
  ...['light', 'dark', 'favicon'].map((variant) => {
    const file = `logo-${variant}.svg`;
    return { key: `logo/${variant}`, alt: company.name, file, originalName: file };
  }),
  ...slides.map((one) => backdrop(`slide/${one.slug}`, one.alt)),
  ...banners.map((one) => backdrop(`banner/${one.pageSlug}`, one.alt)),
  ...articles.map((one) => picture(`blog/${one.slug}`, one.imageAlt)),
  ...aboutPages.flatMap(({ slug, imageAlt }) =>
    imageAlt === undefined ? [] : [picture(`about/${slug}`, imageAlt)],
  ),
  ...events.map((one) => picture(`event/${one.slug}`, one.imageAlt)),
  picture('careers', careers.page.imageAlt),
  ...catalogues.flatMap(({ slug, coverAlt }) => {
    const originalName = `${slug}-${catalogueYear}.pdf`;
    const file = `catalogue-${slug}.pdf`;
    return [
      picture(`cover/${slug}`, coverAlt),
      { key: `catalogue/${slug}`, alt: null, file, originalName },
    ];
  }),
  ...sampleDocuments.map(({ key, file, originalName }) => ({ key, alt: null, file, originalName })),
];

function picture(key: string, alt: string): ContentFile {
  const file = `${key.replace('/', '-')}.webp`;
  return { key, alt, file, originalName: file };
}

/** A drawing on a transparent ground, whose left is empty for text. */
function backdrop(key: string, alt: string): ContentFile {
  return { ...picture(key, alt), focus: { x: 0.68, y: 0.5 } };
}
