export { type Panel, reactLifecycles, usePanel } from './own-react/react-lifecycles';
