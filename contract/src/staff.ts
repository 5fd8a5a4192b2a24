export {
  accountEndpoints,
  AccountLink,
  AccountLinkKind,
  linkHours,
  Session,
  SignInWays,
} from './staff/account';
export { Colleague, ColleagueState, MadeLink, OpenWork, staffEndpoints } from './staff/colleague';
export {
  adminEndpoints,
  AdminProfile,
  Email,
  Login,
  LoginAnswer,
  OwnRole,
  Password,
  PasswordChange,
  ProfileUpdate,
  Registration,
  unnamedAdmin,
} from './staff/admin';
export { Dashboard, dashboardEndpoints, maxPeriodDays } from './staff/dashboard';
export {
  maxNotifications,
  minutesBeforeMail,
  NoticeTopic,
  noticeTopics,
  Notification,
  notificationEndpoints,
  NotificationKind,
  notificationNeeds,
  NotificationNews,
  streamBeatSeconds,
} from './staff/notification';
export {
  FactorCode,
  recoveryCodeCount,
  SecondFactor,
  secondFactorEndpoints,
} from './staff/second-factor';
export {
  maxPasskeys,
  NewPasskey,
  Passkey,
  PasskeyCreation,
  passkeyEndpoints,
  PasskeyProof,
  PasskeyRequest,
} from './staff/passkey';
export {
  accountPaths,
  loginPath,
  passkeyPaths,
  providerPaths,
  registerPath,
  tokenCookie,
} from './staff/sign-in';
export { providerEndpoints } from './staff/provider';
export { StartItem, StartList, startListEndpoints } from './staff/start-list';
export {
  type CallPolicy,
  type Policy,
  type PolicyArea,
  policyOf,
  type ResourcePolicy,
} from './staff/policy';
export { ColumnLayout, maxColumnWidth, minColumnWidth } from './staff/column-layout';
export { SavedView, savedViews } from './staff/saved-view';
export { BuiltInRole, builtInRoles } from './staff/built-in-roles';
export { Grantor, Role, roleEndpoints, RoleLevels, roles } from './staff/role';
export {
  type Area,
  type AreaNeeds,
  areas,
  areaWords,
  type CallNeeds,
  isForKeys,
  type KeyArea,
  keyAreas,
  type Level,
  levelEverywhere,
  levels,
  missingNeeds,
  needsWords,
  type Permissions,
  reaches,
} from './staff/permission';
