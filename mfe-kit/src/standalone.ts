export { startStandalone } from './standalone/start-standalone';
