export { makeLifecycles } from './lifecycles/make-lifecycles';
