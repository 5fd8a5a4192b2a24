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
import { here, later, type SharedModule, withRemote } from './shared-module';

/** The shell's modules that are singletons in the page, by share key. `share-chunks.ts` names the same chunks. */
export const provideShared: Readonly<Record<SharedKey, SharedModule>> = {
  react: here(react),
  'react/jsx-runtime': here(jsxRuntime),
  'react/jsx-dev-runtime': here(jsxDevRuntime),
  'react-dom': here(reactDom),
  'react-dom/client': here(reactDomClient),
  'react-router': here(router),
  'react-router-dom': here(router),
  '@tanstack/react-query': here(query),
  'styled-components': here(styled),
  contract: withRemote(() => import(/* webpackChunkName: "panel" */ 'contract')),
  'contract/catalog': withRemote(
    () => import(/* webpackChunkName: "contract-catalog" */ 'contract/catalog'),
  ),
  'contract/chemistry': withRemote(
    () => import(/* webpackChunkName: "contract-catalog" */ 'contract/chemistry'),
  ),
  'contract/content': withRemote(
    () => import(/* webpackChunkName: "contract-content" */ 'contract/content'),
  ),
  'contract/document': withRemote(
    () => import(/* webpackChunkName: "contract-catalog" */ 'contract/document'),
  ),
  'contract/email': withRemote(
    () => import(/* webpackChunkName: "contract-email" */ 'contract/email'),
  ),
  'contract/endpoints': withRemote(
    () => import(/* webpackChunkName: "contract-endpoints" */ 'contract/endpoints'),
  ),
  'contract/file': withRemote(() => import(/* webpackChunkName: "panel" */ 'contract/file')),
  'contract/inquiry': withRemote(
    () => import(/* webpackChunkName: "contract-inquiry" */ 'contract/inquiry'),
  ),
  'contract/jobs': withRemote(() => import(/* webpackChunkName: "panel" */ 'contract/jobs')),
  'contract/partner': withRemote(
    () => import(/* webpackChunkName: "contract-partner" */ 'contract/partner'),
  ),
  'contract/record': withRemote(() => import(/* webpackChunkName: "panel" */ 'contract/record')),
  'contract/regulation': withRemote(
    () => import(/* webpackChunkName: "contract-catalog" */ 'contract/regulation'),
  ),
  'contract/release': withRemote(() => import(/* webpackChunkName: "panel" */ 'contract/release')),
  'contract/staff': withRemote(
    () => import(/* webpackChunkName: "contract-staff" */ 'contract/staff'),
  ),
  'contract/transfer': withRemote(
    () => import(/* webpackChunkName: "panel" */ 'contract/transfer'),
  ),
  'shared-ui': withRemote(() => import(/* webpackChunkName: "panel" */ 'shared-ui')),
  'shared-ui/client': withRemote(() => import(/* webpackChunkName: "panel" */ 'shared-ui/client')),
  'shared-ui/document': withRemote(
    () => import(/* webpackChunkName: "document" */ 'shared-ui/document'),
  ),
  'shared-ui/form': withRemote(() => import(/* webpackChunkName: "panel" */ 'shared-ui/form')),
  'shared-ui/history': withRemote(
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/history'),
  ),
  'shared-ui/hue': later(() => import(/* webpackChunkName: "hue" */ 'shared-ui/hue')),
  'shared-ui/job': withRemote(() => import(/* webpackChunkName: "panel" */ 'shared-ui/job')),
  'shared-ui/mail': withRemote(() => import(/* webpackChunkName: "panel" */ 'shared-ui/mail')),
  'shared-ui/order': withRemote(() => import(/* webpackChunkName: "panel" */ 'shared-ui/order')),
  'shared-ui/resource': withRemote(
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/resource'),
  ),
  'shared-ui/table': withRemote(() => import(/* webpackChunkName: "panel" */ 'shared-ui/table')),
  'shared-ui/structure-canvas': later(
    () => import(/* webpackChunkName: "structure-canvas" */ 'shared-ui/structure-canvas'),
  ),
  'mfe-kit': here(kit),
  'mfe-kit/lifecycles': later(() => import('mfe-kit/lifecycles')),
};
