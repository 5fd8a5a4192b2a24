export { defineRemote } from './remote/define-remote';
export type { AnchorProps, LoadAnchor, RemoteDefinition } from './remote/define-remote';
export type { HostServices, LifecycleProps, Lifecycles } from './remote/lifecycle-props';
export type { PanelServices } from './remote/panel-services';
export { page, preloadPage } from './remote/page';
export type { PageModule } from './remote/page';
export { withPlainPages } from './remote/plain-pages';
export { routePatterns } from './remote/route-patterns';
