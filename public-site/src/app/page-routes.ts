import { siteRoutes } from 'contract';
import { loadAbout } from '../about/about.loader';
import { loadQuality } from '../about/quality.loader';
import { loadAdvanced } from '../advanced/advanced.loader';
import { loadArticle } from '../blog/article.loader';
import { loadBlogs } from '../blog/blogs.loader';
import { loadCareers } from '../careers/careers.loader';
import { loadCategories, loadCategory } from '../category/category.loader';
import { loadCompare } from '../compare/compare.loader';
import { loadContact } from '../contact/contact.loader';
import { loadDelivery } from '../delivery/delivery.loader';
import { loadCertificate } from '../document/certificate.loader';
import { loadDocumentRequest } from '../document/document-request.loader';
import { loadHome } from '../home/home.loader';
import { loadOrderList } from '../inquiry/order-list.loader';
import { loadInquiry } from '../inquiry/inquiry.loader';
import { loadInquiryStatus } from '../inquiry/inquiry-status.loader';
import { loadOffer } from '../inquiry/offer.loader';
import { loadSupplierRequest } from '../inquiry/supplier-request.loader';
import { loadSentInquiries } from '../inquiry/sent-inquiries.loader';
import { loadSaved } from '../inquiry/saved.loader';
import { loadSample } from '../inquiry/sample.loader';
import { loadLetter, loadLetterPage } from '../letter/letter.loader';
import { loadPolicy } from '../policy/policy.loader';
import { loadByCode, loadSearch } from '../search/search.loader';
import { loadChart } from '../selection/chart.loader';
import { loadElement, loadFunctionalGroup, loadUse } from '../selection/selection.loader';
import { loadElements, loadFunctionalGroups, loadUses } from '../selection/selections.loader';
import { loadSlug } from './slug.loader';
import { loadWorldwide } from '../worldwide/worldwide.loader';
import type { PageLoader } from '../load/page-loader';
import type { PageKind } from './page-components';
import type { PageView } from './page-view';

type Routes = Readonly<Record<string, PageLoader<PageView>>>;

/**
 * The addresses of each kind of page with their loaders, for the server. A kind without any is found by another kind's
 * loader, or is an error page.
 */
export const pageRoutes: { readonly [Kind in PageKind]: Routes } = {
  home: { [siteRoutes.home]: loadHome },
  categories: { [siteRoutes.categories]: loadCategories },
  category: {
    '/:category': loadSlug,
    '/:category/:subCategory': loadCategory,
    '/:category/:subCategory/:subSubCategory': loadCategory,
  },
  chemical: {},
  selections: {
    [siteRoutes.uses]: loadUses,
    [siteRoutes.functionalGroups]: loadFunctionalGroups,
    [siteRoutes.elements]: loadElements,
  },
  selection: {
    [siteRoutes.use]: loadUse,
    [siteRoutes.functionalGroup]: loadFunctionalGroup,
    [siteRoutes.element]: loadElement,
  },
  chart: { [siteRoutes.useChart]: loadChart },
  letter: { [siteRoutes.letter]: loadLetter, [siteRoutes.letterPage]: loadLetterPage },
  search: { [siteRoutes.search]: loadSearch },
  code: { [siteRoutes.productsByCode]: loadByCode },
  compare: { [siteRoutes.compare]: loadCompare },
  advanced: { [siteRoutes.advancedSearch]: loadAdvanced },
  blogs: { [siteRoutes.blogs]: loadBlogs },
  article: { [siteRoutes.blog]: loadArticle },
  'ended-preview': {},
  about: {
    [siteRoutes.about]: loadAbout,
    [siteRoutes.introduction]: loadAbout,
    [siteRoutes.visionMission]: loadAbout,
  },
  quality: { [siteRoutes.quality]: loadQuality },
  delivery: { [siteRoutes.delivery]: loadDelivery },
  policy: {
    [siteRoutes.privacyPolicy]: loadPolicy,
    [siteRoutes.terms]: loadPolicy,
    [siteRoutes.imprint]: loadPolicy,
  },
  worldwide: { [siteRoutes.worldwide]: loadWorldwide },
  careers: { [siteRoutes.careers]: loadCareers },
  contact: { [siteRoutes.contact]: loadContact },
  'document-request': { [siteRoutes.documentRequest]: loadDocumentRequest },
  certificate: { [siteRoutes.certificate]: loadCertificate },
  inquiry: { [siteRoutes.inquiry]: loadInquiry },
  'order-list': { [siteRoutes.orderList]: loadOrderList },
  sample: { [siteRoutes.sampleRequest]: loadSample },
  saved: { [siteRoutes.saved]: loadSaved },
  'sent-inquiries': { [siteRoutes.sentInquiries]: loadSentInquiries },
  'inquiry-status': { [siteRoutes.inquiryStatus]: loadInquiryStatus },
  offer: { [siteRoutes.offer]: loadOffer },
  request: { [siteRoutes.supplierRequest]: loadSupplierRequest },
  problem: {},
};

/** The addresses without parameters. */
export function staticPaths(): string[] {
  return Object.values(pageRoutes)
    .flatMap((routes) => Object.keys(routes))
    .filter((path) => !path.includes(':'));
}
