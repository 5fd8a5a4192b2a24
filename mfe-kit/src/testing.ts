export { describeRemote } from './testing/describe-remote';
