import * as contract from 'contract';
import * as chemistry from 'contract/chemistry';
import * as endpoints from 'contract/endpoints';
import * as release from 'contract/release';
import * as kit from 'mfe-kit';
import * as query from 'mfe-kit/provided/react-query';
import * as router from 'mfe-kit/provided/react-router-dom';
import * as styled from 'mfe-kit/provided/styled-components';
import type { SharedKey } from 'mfe-kit/shared-keys';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ui from 'shared-ui';

/** A module provided as it is, or loaded when a remote first requests it. */
export type Provided =
  | { readonly kind: 'here'; readonly module: object }
  | { readonly kind: 'later'; readonly load: () => Promise<object> };

/** The shell's modules that are singletons in the page, by share key. */
export const provideShared: Readonly<Record<SharedKey, Provided>> = {
  react: here(react),
  'react/jsx-runtime': here(jsxRuntime),
  'react/jsx-dev-runtime': here(jsxDevRuntime),
  'react-dom': here(reactDom),
  'react-dom/client': here(reactDomClient),
  'react-router': here(router),
  'react-router-dom': here(router),
  '@tanstack/react-query': here(query),
  'styled-components': here(styled),
  contract: here(contract),
  'contract/chemistry': here(chemistry),
  'contract/endpoints': here(endpoints),
  'contract/release': here(release),
  'shared-ui': here(ui),
  'shared-ui/structure-canvas': {
    kind: 'later',
    load: () => import(/* webpackChunkName: "structure-canvas" */ 'shared-ui/structure-canvas'),
  },
  'mfe-kit': here(kit),
  'mfe-kit/lifecycles': { kind: 'later', load: () => import('mfe-kit/lifecycles') },
};

function here(module: object): Provided {
  return { kind: 'here', module };
}
