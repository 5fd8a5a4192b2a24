import { siteLanguages } from './site-languages';

/** The public site's static addresses. Records cannot have their first segments as slugs. */
export const siteRoutes = {
  home: '/',
  categories: '/categories',
  productsByCode: '/products/code',
  compare: '/products/compare',
  saved: '/products/saved',
  uses: '/uses',
  use: '/uses/:use',
  useChart: '/uses/:use/chart',
  functionalGroups: '/functional-groups',
  functionalGroup: '/functional-groups/:group',
  elements: '/elements',
  element: '/elements/:element',
  letterPage: '/alphabetsbaseCategory',
  letter: '/alphabets/:letter',
  contact: '/contact-us',
  blogs: '/blogs',
  blog: '/blog/:slug',
  search: '/search',
  advancedSearch: '/advance-search',
  inquiry: '/inquiry',
  documentRequest: '/document-request',
  certificate: '/certificate-of-analysis',
  orderList: '/inquiry/list',
  sampleRequest: '/sample-request',
  sentInquiries: '/inquiry/sent',
  inquiryStatus: '/inquiry/status',
  offer: '/inquiry/offer',
  supplierRequest: '/inquiry/supplier-request',
  about: '/about',
  introduction: '/introduction',
  visionMission: '/vision-mission',
  quality: '/quality',
  delivery: '/delivery',
  worldwide: '/worldwide',
  careers: '/careers',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  imprint: '/imprint',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
} as const;

/** The shell's own addresses; all other admin addresses come from the remotes' patterns. */
export const shellRoutes = {
  login: '/login',
  dashboard: '/dashboard',
  audit: '/audit',
  releases: '/releases',
  integrations: '/integrations',
  operation: '/operation',
  personalData: '/personal-data',
  roles: '/roles',
  security: '/security',
  setUp: '/set-up',
  staff: '/staff',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  acceptInvitation: '/accept-invitation',
  confirmEmail: '/confirm-email',
} as const;

/** First segments that the server itself handles. */
export const serverSegments = ['api', 'remotes', 'shell', 'site'] as const;

/**
 * The first segments of these addresses, which top-level slugs of the site must not use.
 *
 * @param patterns - the remotes' route patterns, from the registry
 */
export function reservedSegments(patterns: readonly string[]): ReadonlySet<string> {
  const addresses = [...Object.values(siteRoutes), ...Object.values(shellRoutes), ...patterns];
  const segments = addresses.map((address) => address.replace(/^\//, '').split('/')[0] ?? '');
  return new Set([...serverSegments, ...siteLanguages, ...segments].filter(isStatic));
}

function isStatic(segment: string): boolean {
  return segment !== '' && !segment.startsWith(':');
}
