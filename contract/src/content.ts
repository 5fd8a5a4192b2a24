export {
  ApplicationStatus,
  CareerApplication,
  careerApplications,
  careerEndpoints,
  NewApplication,
} from './content/career-application';
export { AboutUs, aboutUs, aboutUsEndpoints } from './content/about-us';
export { Banner, bannerEndpoints, banners } from './content/banner';
export { Blog, blogEndpoints, blogs, PreviewLink } from './content/blog';
export { BlogCategory, blogCategories, blogCategoryEndpoints } from './content/blog-category';
export {
  CareerInfo,
  careerInfo,
  careerInfoEndpoints,
  EmploymentType,
  Opening,
} from './content/career-info';
export { Catalogue, catalogues } from './content/catalogue';
export { Company, company, companyEndpoints, Hue } from './content/company';
export { CompanyLogo, companyLogos, LogoVariant } from './content/company-logo';
export { ContactInfo, contactInfos, Social, SocialNetwork } from './content/contact-info';
export { events, SiteEvent } from './content/event';
export { mediaEndpoints, MediaFile, MediaUse } from './content/media';
export {
  NavigationLink,
  navigationLinkEndpoints,
  navigationLinks,
} from './content/navigation-link';
export { FocalPoint, PictureFacts } from './content/picture';
export {
  isWrittenPolicy,
  openPlacesOf,
  policies,
  Policy,
  policyEndpoints,
  PolicyKind,
  WrittenPolicy,
} from './content/policy';
export { Slide, slideEndpoints, slides } from './content/slide';
export { WhatsAppInfo, whatsAppInfos } from './content/whatsapp-info';
export { Place, PlaceKind, worldwide } from './content/worldwide';
export { MenuItem, menuItemEndpoints, menuItems, menuLevels } from './content/menu-item';
export { Meta, metaEndpoints, metas } from './content/page-meta-record';
