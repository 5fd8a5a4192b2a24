import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-ui/client';
import type { PanelServices } from './panel-services';

/** The services that a shell passes to a remote mounted in a React root, or a framework, of its own. */
export interface HostServices {
  /** The prefix of every address of the remote; `/` when there is none. */
  readonly basename: string;
  /** The page's address: path, query and hash. Changes arrive by `update`. */
  readonly location: string;
  /** Navigates the page; the shell owns the history. */
  readonly navigate: (to: string, options: { readonly replace: boolean }) => void;
  readonly auth: {
    /** The bearer token; `undefined` while signed out. */
    readonly token: () => string | undefined;
    readonly signOut: () => void;
  };
  /**
   * Reports an error that stopped a page and that the remote caught itself, for the list under Releases; older shells
   * lack it.
   */
  readonly reportError?: (cause: unknown) => void;
  /** Shows a short message to the user. */
  readonly notify: (message: string) => void;
  /** What else the panel does for its remotes; older shells lack it. */
  readonly services?: PanelServices;
  /**
   * For the attribute `nonce` of every style element that the remote adds: the page's content security policy blocks
   * those without. `undefined` where there is no policy. Style attributes in HTML are always blocked; `element.style`
   * set by a script is not.
   */
  readonly styleNonce: string | undefined;
  /** The page's one query cache, for a remote that uses the shared @tanstack/react-query. */
  readonly queryClient: QueryClient;
  /** The page's API client, for a remote that uses shared-ui. */
  readonly api: ApiClient;
}

export interface LifecycleProps extends HostServices {
  /** Unique per mount: single-spa-react keys its state by it. */
  readonly name: string;
  readonly domElement: HTMLElement;
}

/** The expose `./lifecycles`, as single-spa defines it. The shell gives up on a call that does not settle. */
export interface Lifecycles {
  readonly bootstrap: (props: LifecycleProps) => Promise<unknown>;
  readonly mount: (props: LifecycleProps) => Promise<unknown>;
  readonly update: (props: LifecycleProps) => Promise<unknown>;
  readonly unmount: (props: LifecycleProps) => Promise<unknown>;
  /** Returns false while a change of version would lose unsaved input. */
  readonly canUpdate?: (() => boolean) | undefined;
}
