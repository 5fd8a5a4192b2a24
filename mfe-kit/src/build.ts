export { type AssetListing, assetListFile } from './build/asset-list';
export { browserConfig, type BrowserBuild } from './build/browser-config';
export { type AppBuild, buildApp } from './build/build-app';
export { type BuiltRemote, buildRemote, readManifest } from './build/build-remote';
export { devVersionOf, remoteDevConfig, shellDevConfig } from './build/dev-configs';
export { integrityOf } from './build/integrity-of';
export { nodeConfig, type NodeBuild } from './build/node-config';
export { shellConfig } from './build/shell-config';
