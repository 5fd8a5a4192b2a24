export { Problem } from './errors';
export { addressOwner } from './release/address-owner';
export {
  chooseVersion,
  chosenVersion,
  remoteFor,
  lastKnownGoodOf,
  rolloutBucket,
} from './release/choose-version';
export { Mount, RecordPage, RemoteId, RemoteManifest } from './release/manifest';
export { formerRemote, matchAnchor, matchRemote } from './release/match-remote';
export { NavEntry, NavGroup, NavIcon, navIcons, NavPath, navigationOf } from './release/nav';
export type { NavSection } from './release/nav';
export { rolloutText, shareText } from './release/share-text';
export { shortCommit } from './release/short-commit';
export { judgeVersion, Needs, Offer, remoteContract, requirementsOf } from './release/needs';
export type { Verdict } from './release/needs';
export { needsOfPage, PageNeeds } from './release/page-needs';
export { panelId } from './release/panel-id';
export { choosePanel, PanelBuild, pageContract } from './release/panel-build';
export type { PanelChoice, PanelWish } from './release/panel-build';
export { parseRegistry } from './release/parse-registry';
export type { ParsedRegistry, RegistryProblem } from './release/parse-registry';
export { readRegistry } from './release/registry-endpoint';
export {
  FileName,
  Integrity,
  panelPartOf,
  PanelState,
  Registry,
  RegistryRemote,
  PageFiles,
  RegistryVersion,
  RevokedVersion,
  Rollout,
  SharedEdition,
} from './release/registry-schema';
export { containerName, registryVersionOf, ReleaseDocument } from './release/release-document';
export { ReleaseSettings } from './release/release-settings';
export { RemoteReport, ReportKind, StoredReport } from './release/remote-report';
export { matchesPattern, patternsMeet, RoutePattern } from './release/route-pattern';
export { type SharedKey, sharedKeys } from './release/shared-keys';
export { Signature, SigningKey } from './release/signing-key';
export { SlotEntry, widgetName } from './release/slots';
export type { SlotContexts, SlotName } from './release/slots';
export { compareVersions, isInRange, Version, VersionRange } from './release/version-range';
export {
  DeprecatedUse,
  Release,
  ReleaseCheck,
  ReleasedRemote,
  ReleaseToken,
  tokenDays,
} from './release/released-remote';
export { releaseEndpoints, releaseLimits } from './release/release-endpoints';
