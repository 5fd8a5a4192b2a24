export { describeRemote } from './testing/describe-remote';
export { testPanel } from './testing/test-panel';
