export {
  adminEndpoints,
  AdminProfile,
  Email,
  Login,
  LoginAnswer,
  Password,
  PasswordChange,
  ProfileUpdate,
  Registration,
  tokenCookie,
  unnamedAdmin,
} from './staff/admin';
export { Dashboard, dashboardEndpoints, longestPeriod } from './staff/dashboard';
export {
  mostNotifications,
  Notification,
  notificationEndpoints,
  NotificationKind,
  NotificationNews,
  streamBeatSeconds,
} from './staff/notification';
export { pageOf, Removed, single } from './answer';
export { fieldWords } from './field-words';
export { parametersOf, pathOf } from './call-address';
export {
  categories,
  Category,
  categoryEndpoints,
  CategoryLevel,
  SubCategory,
  subCategories,
  SubSubCategory,
  subSubCategories,
} from './catalog/category';
export {
  Chemical,
  ChemicalDocument,
  ChemicalImage,
  chemicals,
  DocumentKind,
  GhsPictogram,
  Grade,
  Packaging,
  PackingGroup,
  PublicChemical,
  PublishStatus,
  SignalWord,
} from './catalog/chemical';
export {
  addressesInPart,
  ChemicalAddress,
  chemicalEndpoints,
  FormerDocument,
  LetterCount,
  NamedChemical,
} from './catalog/chemical-endpoints';
export {
  chemicalSearchEndpoints,
  FoundChemical,
  LineChemical,
  LineVerdict,
  Match,
  MatchKind,
  SearchFacets,
  Suggestion,
} from './catalog/chemical-search';
export { chemicalCardEndpoints } from './catalog/chemical-card';
export { Finding, FindingCode, findingEndpoints } from './catalog/finding';
export {
  ChemicalStructure,
  mostIndexedStructures,
  StructureDrawing,
  StructureIndex,
  structureEndpoints,
  StructureFacts,
  mostNearChemicals,
  SimilarChemical,
  StructureHit,
  StructurePicture,
  StructureSearchMode,
  StructureText,
} from './catalog/structure';
export { structureLimits } from './structure/structure-limits';
export { ChemicalType, chemicalTypes } from './catalog/chemical-type';
export { ghsPictogramNames } from './catalog/ghs-pictogram-names';
export { loadGhsStatements, type GhsStatements } from './catalog/load-ghs-statements';
export { CasNumber, EcNumber, Formula, IndexLetter } from './catalog/identifiers';
export { Percent, Tax, taxes } from './catalog/tax';
export { Unit, UnitDimension, units } from './catalog/unit';
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
export { policies, Policy, policyEndpoints, PolicyKind } from './content/policy';
export { Slide, slideEndpoints, slides } from './content/slide';
export { WhatsAppInfo, whatsAppInfos } from './content/whatsapp-info';
export { Place, PlaceKind, worldwide } from './content/worldwide';
export { MenuItem, menuItemEndpoints, menuItems, menuLevels } from './content/menu-item';
export { Meta, metaEndpoints, metas } from './content/page-meta-record';
export {
  EmailBatch,
  emailBatches,
  EmailCounts,
  EmailMessage,
  emails,
  EmailStatus,
} from './email/email';
export { EmailCategory, emailCategories } from './email/email-category';
export {
  AcceptedEmail,
  ArrivedMail,
  emailEndpoints,
  EmailPreview,
  EmailQueue,
  mailboxEndpoints,
  NewEmail,
  SkippedRecipient,
  tooManyRecipients,
} from './email/email-endpoints';
export {
  MailSecurity,
  MailServer,
  mailServerEndpoints,
  mailServers,
  MailServerTest,
} from './email/mail-server';
export {
  ConfirmedForm,
  mailLimits,
  PreviewRecords,
  RenderedMail,
  Template,
  templateEndpoints,
  templates,
} from './email/template';
export {
  templateLists,
  templateVariableNames,
  templateVariables,
} from './email/template-variables';
export { Country } from './country';
export { countryCodes } from './country-codes';
export {
  endpoint,
  Nothing,
  type Access,
  type AnswerOf,
  type Encoding,
  type Endpoint,
  type IdPlace,
  type Method,
  type RequestOf,
} from './endpoint';
export {
  FieldError,
  Problem,
  problemCode,
  problems,
  problemType,
  type ProblemCode,
} from './errors';
export {
  computed,
  defaulted,
  idsOf,
  optional,
  pointersOf,
  reference,
  required,
  secret,
  type Audience,
  type Depth,
  type Field,
  type Fields,
  type Presence,
} from './field';
export { AnyId, idOf } from './id';
export {
  FollowUp,
  followUpEndpoints,
  FollowUpKind,
  followUps,
  NamedFollowUp,
  TimeZone,
} from './inquiry/follow-up';
export { inquiries, Inquiry, Priority } from './inquiry/inquiry';
export {
  contactEndpoints,
  ContactMessage,
  InquiryCounts,
  inquiryEndpoints,
  TimelineEntry,
} from './inquiry/inquiry-endpoints';
export { AskedItem, InquiryItem, mostItems } from './inquiry/inquiry-item';
export {
  InquiryProgress,
  InquiryReceipt,
  productInquiries,
  ProductInquiry,
  productInquiryEndpoints,
  ProductInquiryStatus,
  VisitorInquiry,
} from './inquiry/product-inquiry';
export { formEndpoints, Receipt, shortestFillSeconds } from './inquiry/public-form';
export { Source, sources } from './inquiry/source';
export { Status, StatusColor, statusEndpoints, statuses, StatusKind } from './inquiry/status';
export {
  defaultPageSize,
  ExportFormat,
  exportQuery,
  IdList,
  largestPageSize,
  listQuery,
  PageQuery,
  pageSizes,
  QueryFlag,
  sortOf,
} from './list';
export { failedPageMeta, pageMeta } from './page-meta';
export {
  groupPaths,
  idInPathPaths,
  namedPaths,
  type CallPath,
  type PathStyle,
  type ResourceCall,
} from './path-style';
export { defineResource, type AnyResource, type Resource } from './resource';
export {
  AuditAction,
  AuditEntry,
  recordEndpoints,
  ResourceName,
  RecordUse,
  TrashedRecord,
} from './record/record-endpoints';
export {
  DecimalSign,
  Import,
  ImportColumn,
  importEndpoint,
  importEndpoints,
  ImportField,
  ImportFormat,
  ImportGuide,
  ImportMapping,
  ImportRow,
  ImportState,
  ImportVerdict,
} from './transfer/import';
export {
  BulkAction,
  BulkSelection,
  Job,
  jobEndpoints,
  JobKind,
  JobRefusal,
  JobState,
} from './jobs/job';
export {
  dateText,
  dateTimeText,
  dayIn,
  dayText,
  fullDateText,
  monthText,
  readerTimeZone,
  timeText,
  utcDateRangeText,
  utcDateText,
  utcLeaf,
  utcTimeText,
  weekdayText,
  zonedTimeText,
  zoneText,
} from './date-text';
export { SavedView, savedViews } from './staff/saved-view';
export { FoundRecord, recordSearchEndpoints } from './record/record-search';
export { FileAudience, FileKind, fileEndpoints, imageWidths, StoredFile } from './file/file';
export { type AnyPartner } from './partner/any-partner';
export { currencyCodes } from './partner/currency-codes';
export { Customer, customers } from './partner/customer';
export { customerEndpoints, supplierEndpoints, tradeEndpoints } from './partner/partner-endpoints';
export { Address, Certification, PartnerDocument } from './partner/partner-fields';
export {
  LinkableChemical,
  type LinkableQuery,
  LinkAnswer,
  LinkedChemical,
  type LinkedQuery,
  mostLinks,
  TradedChemical,
} from './partner/partner-link';
export { Likeness, SimilarPartner, type SimilarQuery } from './partner/similar-partner';
export { Supplier, suppliers } from './partner/supplier';
export { Currency, Incoterm, incotermNames, PhoneNumber } from './partner/trade-terms';
export { reservedSegments, serverSegments, shellRoutes, siteRoutes } from './site-routes';
export { slugOf } from './slug';
export { withoutInvisible } from './invisible';
export { isDecodable } from './is-decodable';
export { stripEnds } from './strip-ends';
export { richText, Slug, text } from './text';
