import { siteRoutes } from 'contract';

/** Page titles of a new installation. `static-page` is for all other pages. */
const titles: Readonly<Record<string, string>> = {
  [siteRoutes.home]: 'Chemicals: search and inquiry',
  [siteRoutes.categories]: 'Product categories',
  [siteRoutes.letterPage]: 'Chemicals from A to Z',
  [siteRoutes.uses]: 'Chemicals by use',
  [siteRoutes.functionalGroups]: 'Chemicals by functional group',
  [siteRoutes.elements]: 'Chemicals by element',
  [siteRoutes.search]: 'Search',
  [siteRoutes.advancedSearch]: 'Advanced search',
  [siteRoutes.productsByCode]: 'Products by number',
  [siteRoutes.contact]: 'Contact us',
  [siteRoutes.inquiry]: 'Your inquiry',
  [siteRoutes.documentRequest]: 'Request a document',
  [siteRoutes.certificate]: 'Certificate of analysis',
  [siteRoutes.orderList]: 'Inquiry for a list of chemicals',
  [siteRoutes.inquiryStatus]: 'Inquiry status',
  [siteRoutes.sampleRequest]: 'Request a sample',
  [siteRoutes.sentInquiries]: 'Your inquiries',
  [siteRoutes.saved]: 'Saved chemicals',
  [siteRoutes.offer]: 'Offer',
  [siteRoutes.supplierRequest]: 'Request for quotation',
  [siteRoutes.blogs]: 'News and articles',
  [siteRoutes.about]: 'About us',
  [siteRoutes.introduction]: 'Introduction',
  [siteRoutes.visionMission]: 'Vision and mission',
  [siteRoutes.quality]: 'Quality and documents',
  [siteRoutes.delivery]: 'Delivery and packaging',
  [siteRoutes.worldwide]: 'Locations',
  [siteRoutes.careers]: 'Careers',
  [siteRoutes.privacyPolicy]: 'Privacy policy',
  [siteRoutes.terms]: 'Terms and conditions',
  [siteRoutes.imprint]: 'Imprint',
  'static-page': 'Chemical trading',
};

/** A record for each page, that staff can change. */
export const defaultMetas = Object.entries(titles).map(([path, metaTitle]) => ({
  pageSlug: path.replace(/^\/(?=.)/, ''),
  metaTitle,
}));
