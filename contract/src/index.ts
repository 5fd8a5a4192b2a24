export { pageOf, Removed, single } from './answer';
export { capitalized, fieldWords } from './field-words';
export { parametersOf, pathOf } from './call-address';
export { costLimits, type Cost } from './cost';
export { Country } from './country';
export { countryCodes } from './country-codes';
export {
  deprecatedFieldsOf,
  deprecationWords,
  remoteHeader,
  withDeprecated,
  type DeprecatedField,
  type DeprecatedFields,
  type Deprecation,
} from './deprecation';
export {
  Bytes,
  endpoint,
  freshMinutes,
  Nothing,
  type Access,
  type AnswerOf,
  type Encoding,
  type Endpoint,
  type IdPlace,
  type Method,
  type RequestOf,
} from './endpoint';
export { FieldError, Problem, Wording } from './errors';
export { problemCode, problems, problemType, type ProblemCode } from './problem-codes';
export {
  computed,
  defaulted,
  idsOf,
  optional,
  pointersOf,
  reference,
  required,
  secret,
  sensitive,
  type Audience,
  type Depth,
  type Field,
  type Fields,
  type Presence,
} from './field';
export { AnyId, idOf } from './id';
export {
  defaultPageSize,
  maxGroups,
  ExportFormat,
  exportQuery,
  GroupValue,
  IdList,
  maxPageSize,
  listQuery,
  PageQuery,
  pageSizes,
  QueryFlag,
  sortOf,
} from './list';
export { mergeEndpoints, MergedRecord, MergeInput } from './merge';
export { openLabels } from './open-labels';
export { failedPageMeta, pageMeta } from './page-meta';
export {
  groupPaths,
  idInPathPaths,
  namedPaths,
  type CallPath,
  type PathStyle,
  type ResourceCall,
} from './path-style';
export { type Doing, type ResourceArea, resourceNeeds, type RowNeeds } from './resource-needs';
export { defineResource, type AnyResource, type Resource } from './resource';
export {
  dateText,
  dateTextIn,
  dateRangeTextIn,
  dateTimeText,
  dateTimeTextIn,
  leafIn,
  sameClock,
  timeTextIn,
  dayIn,
  dayOf,
  dayText,
  fullDateText,
  hourOf,
  monthText,
  readerTimeZone,
  timeIn,
  timeOn,
  timeText,
  utcDateIn,
  utcDateRangeText,
  utcDateText,
  utcDay,
  utcLeaf,
  utcTimeText,
  weekdayText,
  zonedTimeText,
  zoneText,
  isMonthFirst,
} from './date-text';
export { decimalSign, localDecimal, typedDecimal } from './decimal-text';
export {
  chosenLocale,
  currentLocale,
  localFormat,
  localNumber,
  defaultLocale,
  provideLocale,
  setLocale,
  setTimeZone,
  textLanguage,
} from './formats';
export { countryName, languageName, localeName, localeSample } from './local-names';
export { Locale, locales } from './locale';
export { PanelLanguage } from './panel-language';
export { panelLanguages } from './panel-languages';
export { firstDayOfWeek, monthOfName } from './month-names';
export { defaultSiteLanguage, type SiteLanguage, siteLanguages } from './site-languages';
export { reservedSegments, serverSegments, shellRoutes, siteRoutes } from './site-routes';
export {
  type AnsweredRecord,
  isTranslated,
  recordsIn,
  TranslatedResource,
  translatedFields,
  translatedResources,
} from './translations';
export { anchorOf, slugOf } from './slug';
export { withoutInvisible } from './invisible';
export { isDecodable } from './is-decodable';
export { stripEnds } from './strip-ends';
export { hasFewTags, richText, Slug, text } from './text';
