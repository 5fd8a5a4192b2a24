/** As printed on their covers. */
export const catalogueYear = 2026;

export interface DemoCatalogue {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** Slugs of the categories in it. */
  readonly categories: readonly string[];
  readonly coverAlt: string;
}

export const catalogues: readonly DemoCatalogue[] = [
  {
    title: 'Industrial chemicals',
    slug: 'industrial-chemicals',
    description:
      'Solvents, acids, bases, salts and oxides, monomers and additives, petrochemicals and water treatment: names, CAS numbers and grades.',
    categories: [
      'solvents',
      'acids',
      'bases-and-amines',
      'inorganic-salts-and-oxides',
      'polymers-and-plastics',
      'petrochemicals',
      'water-treatment',
    ],
    coverAlt: 'Cover of the industrial catalogue: a sheet of hexagons',
  },
  {
    title: 'Life science and ingredients',
    slug: 'life-science-and-ingredients',
    description:
      'Pharmaceuticals, agrochemicals, food and feed, cosmetics and fragrance, dyes and pigments, laboratory reagents: names, CAS numbers and grades.',
    categories: [
      'pharmaceuticals',
      'agrochemicals',
      'food-and-feed',
      'cosmetics-and-fragrance',
      'dyes-and-pigments',
      'laboratory-reagents',
    ],
    coverAlt: 'Cover of the life science catalogue: rising bubbles',
  },
];
