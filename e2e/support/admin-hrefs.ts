import { shellRoutes } from 'contract';

const someId = '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6';

/** Paths of the admin panel that tests visit. */
export const adminHrefs = {
  ...shellRoutes,
  loginFrom: (from: string) => `${shellRoutes.login}?${new URLSearchParams({ from })}`,
  chemicals: '/chemical-table',
  newChemical: '/chemical-form',
  editChemical: (id: string) => `/edit-chemical-form/${id}`,
  editSupplier: (id: string) => `/edit-supplier-form/${id}`,
  editCustomer: (id: string) => `/edit-customer-form/${id}`,
  editInquiry: (id: string) => `/edit-inquiry/${id}`,
  categories: '/chemical-category',
  units: '/unit',
  suppliers: '/supplier-table',
  supplierPricesOf: (supplierId: string) =>
    `/supplier-price?${new URLSearchParams({ supplierId })}`,
  supplierMapping: (id?: string) => withPartner('/chemical-mapping', id),
  customerMapping: (id?: string) => withPartner('/customer-chemical-mapping', id),
  suppliersByLetter: (letter: string) => `/search-suppliers?${new URLSearchParams({ letter })}`,
  whoTrades: () => '/chemical-search',
  mailServers: '/smtp-table',
  newMailServer: '/add-smtp',
  editMailServer: (id: string) => `/edit-smtp-form/${id}`,
  newTemplate: '/add-template',
  editTemplate: (id: string) => `/edit-template/${id}`,
  editEmailCategory: (id: string) => `/edit-email-category/${id}`,
  writeToBuyers: (chemical: string) =>
    `/email-form?${new URLSearchParams({ chemical, linked: 'customers' })}`,
  inquiries: '/inquiry-list',
  webInquiries: '/product-inquiry-table',
  applications: '/career-table',
  inquiryBoard: (search: string) =>
    `/inquiry-list?${new URLSearchParams({ layout: 'board', search })}`,
  newPost: '/blog-form',
  searchedPosts: (search: string) => `/blog-table?${new URLSearchParams({ search })}`,
  postCards: '/blogCard',
  editPost: (id: string) => `/edit-blog-form/${id}`,
  contacts: '/contact-info-table',
  events: '/events',
  places: '/worldwide-table',
  mediaLibrary: (search: string) => `/media-library?${new URLSearchParams({ search })}`,
  slides: '/slideShow-table',
  privacyPolicy: '/privacypolicy-terms',
  menus: '/menu-listing-table',
  crates: '/crates',
  crateNotes: '/crate-notes',
  cratesFrom: (override: string) => `/crates?${new URLSearchParams({ 'mfe.crates': override })}`,
  operation: shellRoutes.operation,
  failuresOf: (remote: string) =>
    `${shellRoutes.releases}?${new URLSearchParams({ remote, tab: 'failures' })}`,
  versionsOf: (remote: string) => `${shellRoutes.releases}?${new URLSearchParams({ remote })}`,
  searchedUnits: (search: string) => `/unit?${new URLSearchParams({ search })}`,
};

function withPartner(path: string, id: string | undefined) {
  return id === undefined ? path : `${path}?${new URLSearchParams({ partner: id })}`;
}

/** For each remote, a page by which journeys recognise it. */
export const remotePages = {
  'mfe-catalog': '/unit',
  'mfe-partners': '/supplier-table',
  'mfe-email': '/smtp-table',
  'mfe-inquiry': '/inquiry-list',
  'mfe-content': '/blog-table',
} as const;

/**
 * The admin routes of the specification, section 2, with an id where needed; except for pages of single records, which
 * need a stored one.
 */
export const specifiedScreens = [
  'dashboard',
  'chemical-table',
  'chemical-form',
  'chemical-types',
  'chemical-category',
  'chemical-category-form',
  `edit-chemical-category/${someId}`,
  `edit-chemical-category/${someId}/${someId}`,
  `edit-chemical-category/${someId}/${someId}/${someId}`,
  'unit',
  'search-suppliers',
  'supplier-table',
  'supplier-form',
  'chemical-mapping',
  'chemical-search',
  'customer-table',
  'customer-form',
  'customer-chemical-mapping',
  'smtp-table',
  'add-smtp',
  'email-template-table',
  'add-template',
  'email-form',
  'email-category',
  'email-category-form',
  'inquiry-list',
  'add-inquiry',
  'source-table',
  'status-table',
  'product-inquiry-table',
  'blog-category-table',
  'blog-category-form',
  'blog-table',
  'blog-form',
  'blogCard',
  'about-us-table',
  'about-us-form',
  'banner-table',
  'add-banner',
  'worldwide-table',
  'worldwide/add',
  'career-table',
  'career/add',
  'career-info-form',
  'logo-table',
  'add-logo',
  'contact-info-table',
  'menu-listing-table',
  'menu-listing-form',
  'meta-table',
  'meta-form',
  'slideShow-form',
  'slideShow-table',
  'whatsUpInfo-table',
  'whatsUpInfo-form',
  'events',
  'navigationLink',
  'navigationLink-form',
  'catalogue-table',
  'catalogue-form',
  'privacypolicy-terms',
  'terms-and-conditions-form',
] as const;

/** The admin routes of the specification for a single record of the site's content, by resource name. */
export const contentScreens = {
  blogCategory: 'edit-blog-category-form',
  blog: 'edit-blog-form',
  aboutUs: 'edit-about-us-form',
  banner: 'edit-banner-form',
  worldwide: 'worldwide/edit',
  career: 'career/edit',
  companyLogo: 'edit-logo',
  menuItem: 'menu-listing-form',
  meta: 'edit-meta-form',
  navigationLink: 'edit-navigation-link',
  catalogue: 'edit-catalogue',
} as const;
