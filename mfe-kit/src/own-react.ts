export type { LifecycleProps, Lifecycles } from './remote/lifecycle-props';
export { type Panel, reactLifecycles, usePanel } from './own-react/react-lifecycles';
