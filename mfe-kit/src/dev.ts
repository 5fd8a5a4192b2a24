export { shellDevConfig } from './dev/dev-configs';
export { releaseFile } from './dev/dev-release';
export { hotOptions, startRemoteServer } from './dev/remote-server';
export { fastRefreshHeader } from './dev/running-shell';
