export interface DemoSlide {
  readonly title: string;
  readonly slug: string;
  readonly text: string;
  readonly alt: string;
  readonly ctaLabel: string;
  readonly ctaHref: string;
  readonly order: number;
}

export const slides: readonly DemoSlide[] = [
  {
    title: 'From 1 g to 24 t',
    slug: 'known-substances',
    text: 'Each chemical on one page, with its names, numbers, structure, grades and pack sizes.',
    alt: 'A bottle, a canister, a drum, an IBC and a tank truck in a row',
    ctaLabel: 'See all categories',
    ctaHref: '/categories',
    order: 1,
  },
  {
    title: 'One inquiry for the whole list',
    slug: 'one-inquiry',
    text: 'Collect products while you read and send them together. You get a reference number at once.',
    alt: 'Lines from hexagons that meet on one list, and an envelope behind it',
    ctaLabel: 'Browse from A to Z',
    ctaHref: '/alphabetsbaseCategory',
    order: 2,
  },
  {
    title: 'From two warehouses to your loading dock',
    slug: 'from-two-warehouses',
    text: 'Drums, IBCs and tank containers from Rotterdam and Houston, with complete documentation.',
    alt: 'A warehouse, a tank truck and a ship with containers below a crane',
    ctaLabel: 'Where to find us',
    ctaHref: '/worldwide',
    order: 3,
  },
  {
    title: 'Read before you order',
    slug: 'read-before-you-order',
    text: 'Articles on safety data sheets, grades, packaging and trade terms, with the source of every rule.',
    alt: 'Two sheets of a document and a magnifying glass',
    ctaLabel: 'Read the articles',
    ctaHref: '/blogs',
    order: 4,
  },
];
