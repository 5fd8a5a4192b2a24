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
    alt: 'An office between two warehouses',
    pageSlug: 'about',
    ctaLabel: 'Our introduction',
    ctaHref: '/introduction',
  },
  {
    title: 'News and articles',
    subtitle: 'On handling, packing, describing and trading chemicals.',
    alt: 'Three sheets with a hexagon, a curve and bars',
    pageSlug: 'blogs',
  },
  {
    title: 'Careers',
    subtitle: 'Four openings, and what you would do in each.',
    alt: 'A flask, a beaker, a microscope and a burette on a bench',
    pageSlug: 'careers',
  },
  {
    title: 'Contact us',
    subtitle: 'A question, a document, a quotation: we’ll route it to the right team.',
    alt: 'A speech bubble, an envelope and a telephone',
    pageSlug: 'contact-us',
  },
  {
    title: 'Worldwide',
    subtitle: 'Offices, warehouses, partners and markets.',
    alt: 'A globe with lines from place to place',
    pageSlug: 'worldwide',
  },
];
