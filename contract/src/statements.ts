export { statements } from './regulation/statements/en';
