export interface DemoBanner {
  readonly title: string;
  readonly subtitle: string;
  readonly alt: string;
  readonly pageSlug: string;
  readonly ctaLabel?: string;
  readonly ctaHref?: string;
}

export const banners: readonly DemoBanner[] = [
  {
    title: 'Five teams, two warehouses',
    subtitle: 'And a habit of naming the source.',
    alt: 'Hexagons in rings around an open centre',
    pageSlug: 'about',
    ctaLabel: 'Our introduction',
    ctaHref: '/introduction',
  },
  {
    title: 'News and articles',
    subtitle: 'On handling, packing, describing and trading chemicals.',
    alt: 'A sheet of hexagons that fades into the dark',
    pageSlug: 'blogs',
  },
  {
    title: 'Careers',
    subtitle: 'Four openings, and what you would do in each.',
    alt: 'Bubbles that rise through a violet gradient',
    pageSlug: 'careers',
  },
  {
    title: 'Contact us',
    subtitle: 'A question, a document, a quotation: we’ll route it to the right team.',
    alt: 'A bright thread that runs through a tangle of fine lines',
    pageSlug: 'contact-us',
  },
  {
    title: 'Worldwide',
    subtitle: 'Offices, warehouses, partners and markets.',
    alt: 'Arcs of light from place to place on a dark ground',
    pageSlug: 'worldwide',
  },
];
