/** What schema.org lets be said of a type (version 29), as far as the site says it, and what search engines ask for. */
interface Type {
  readonly required: readonly string[];
  readonly allowed: readonly string[];
}

const ofThing = [
  'alternateName',
  'description',
  'identifier',
  'image',
  'mainEntityOfPage',
  'name',
  'potentialAction',
  'sameAs',
  'url',
];
const ofWork = [
  ...ofThing,
  'about',
  'author',
  'creditText',
  'dateModified',
  'datePublished',
  'inLanguage',
  'isPartOf',
  'keywords',
  'mainEntity',
  'publisher',
  'timeRequired',
];
const ofReach = ['address', 'email', 'telephone'];
const page: Type = {
  required: ['url', 'name', 'inLanguage', 'isPartOf'],
  allowed: [...ofWork, 'breadcrumb', 'lastReviewed', 'primaryImageOfPage'],
};

export const vocabulary: Readonly<Record<string, Type>> = {
  AboutPage: { ...page, required: [...page.required, 'about'] },
  BlogPosting: {
    required: ['headline', 'url', 'datePublished', 'dateModified', 'author'],
    allowed: [...ofWork, 'articleSection', 'headline'],
  },
  BreadcrumbList: { required: ['itemListElement'], allowed: [...ofThing, 'itemListElement'] },
  CollectionPage: page,
  ContactPage: { ...page, required: [...page.required, 'mainEntity'] },
  ContactPoint: { required: ['contactType'], allowed: [...ofThing, 'contactType', ...ofReach] },
  EntryPoint: { required: ['urlTemplate'], allowed: [...ofThing, 'urlTemplate'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    allowed: [...ofThing, 'attendee', 'endDate', 'location', 'startDate'],
  },
  ItemList: {
    required: ['itemListElement', 'numberOfItems'],
    allowed: [...ofThing, 'itemListElement', 'numberOfItems'],
  },
  ItemPage: { ...page, required: [...page.required, 'mainEntity'] },
  JobPosting: {
    required: ['title', 'description', 'hiringOrganization', 'url'],
    allowed: [
      ...ofThing,
      'directApply',
      'employmentType',
      'hiringOrganization',
      'jobLocation',
      'title',
    ],
  },
  ListItem: { required: ['position'], allowed: [...ofThing, 'item', 'position'] },
  // In schema.org's "pending" part; names as in Bioschemas' profile of 0.5.
  MolecularEntity: {
    required: ['name', 'url'],
    allowed: [
      ...ofThing,
      'hasRepresentation',
      'inChI',
      'inChIKey',
      'iupacName',
      'molecularFormula',
      'molecularWeight',
      'smiles',
    ],
  },
  Organization: { required: [], allowed: [...ofThing, 'contactPoint', 'logo', ...ofReach] },
  Place: { required: ['address'], allowed: [...ofThing, 'address', 'telephone'] },
  Product: {
    required: ['name', 'url', 'image'],
    allowed: [...ofThing, 'additionalProperty', 'category', 'sku'],
  },
  PropertyValue: { required: ['value'], allowed: [...ofThing, 'propertyID', 'value'] },
  SearchAction: {
    required: ['target', 'query-input'],
    // An annotation of schema.org's actions, which stands for the property `query`.
    allowed: [...ofThing, 'query-input', 'target'],
  },
  SearchResultsPage: page,
  WebPage: page,
  WebSite: { required: ['name', 'url'], allowed: ofWork },
};
