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
import * as texts from 'shared-ui/i18n';
import { here, later, type SharedModule, withRemote } from './shared-module';

/** The files of each chunk, without running what is in them. */
const chunks = {
  panel: () => import(/* webpackChunkName: "panel" */ './nothing'),
  catalog: () => import(/* webpackChunkName: "contract-catalog" */ './nothing'),
  content: () => import(/* webpackChunkName: "contract-content" */ './nothing'),
  email: () => import(/* webpackChunkName: "contract-email" */ './nothing'),
  endpoints: () => import(/* webpackChunkName: "contract-endpoints" */ './nothing'),
  inquiry: () => import(/* webpackChunkName: "contract-inquiry" */ './nothing'),
  orderList: () => import(/* webpackChunkName: "contract-order-list" */ './nothing'),
  partner: () => import(/* webpackChunkName: "contract-partner" */ './nothing'),
  regulation: () => import(/* webpackChunkName: "contract-regulation" */ './nothing'),
  staff: () => import(/* webpackChunkName: "contract-staff" */ './nothing'),
  document: () => import(/* webpackChunkName: "document" */ './nothing'),
  mail: () => import(/* webpackChunkName: "mail" */ './nothing'),
};

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
  'panel-runtime': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'panel-runtime'),
  ),
  contract: withRemote(chunks.panel, () => import(/* webpackChunkName: "panel" */ 'contract')),
  'contract/catalog': withRemote(
    chunks.catalog,
    () => import(/* webpackChunkName: "contract-catalog" */ 'contract/catalog'),
  ),
  'contract/chemistry': withRemote(
    chunks.catalog,
    () => import(/* webpackChunkName: "contract-catalog" */ 'contract/chemistry'),
  ),
  'contract/content': withRemote(
    chunks.content,
    () => import(/* webpackChunkName: "contract-content" */ 'contract/content'),
  ),
  'contract/document': withRemote(
    chunks.catalog,
    () => import(/* webpackChunkName: "contract-catalog" */ 'contract/document'),
  ),
  'contract/email': withRemote(
    chunks.email,
    () => import(/* webpackChunkName: "contract-email" */ 'contract/email'),
  ),
  'contract/endpoints': withRemote(
    chunks.endpoints,
    () => import(/* webpackChunkName: "contract-endpoints" */ 'contract/endpoints'),
  ),
  'contract/file': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'contract/file'),
  ),
  'contract/inquiry': withRemote(
    chunks.inquiry,
    () => import(/* webpackChunkName: "contract-inquiry" */ 'contract/inquiry'),
  ),
  'contract/jobs': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'contract/jobs'),
  ),
  'contract/order-list': withRemote(
    chunks.orderList,
    () => import(/* webpackChunkName: "contract-order-list" */ 'contract/order-list'),
  ),
  'contract/partner': withRemote(
    chunks.partner,
    () => import(/* webpackChunkName: "contract-partner" */ 'contract/partner'),
  ),
  'contract/record': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'contract/record'),
  ),
  'contract/regulation': withRemote(
    chunks.regulation,
    () => import(/* webpackChunkName: "contract-regulation" */ 'contract/regulation'),
  ),
  'contract/release': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'contract/release'),
  ),
  'contract/staff': withRemote(
    chunks.staff,
    () => import(/* webpackChunkName: "contract-staff" */ 'contract/staff'),
  ),
  'contract/transfer': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'contract/transfer'),
  ),
  'shared-ui': withRemote(chunks.panel, () => import(/* webpackChunkName: "panel" */ 'shared-ui')),
  'shared-ui/client': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/client'),
  ),
  'shared-ui/document': withRemote(
    chunks.document,
    () => import(/* webpackChunkName: "document" */ 'shared-ui/document'),
  ),
  'shared-ui/form': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/form'),
  ),
  'shared-ui/history': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/history'),
  ),
  'shared-ui/hue': later(() => import(/* webpackChunkName: "hue" */ 'shared-ui/hue')),
  'shared-ui/i18n': here(texts),
  'shared-ui/job': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/job'),
  ),
  'shared-ui/mail': withRemote(
    chunks.mail,
    () => import(/* webpackChunkName: "mail" */ 'shared-ui/mail'),
  ),
  'shared-ui/order': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/order'),
  ),
  'shared-ui/resource': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/resource'),
  ),
  'shared-ui/table': withRemote(
    chunks.panel,
    () => import(/* webpackChunkName: "panel" */ 'shared-ui/table'),
  ),
  'shared-ui/structure-canvas': later(
    () => import(/* webpackChunkName: "structure-canvas" */ 'shared-ui/structure-canvas'),
  ),
  'mfe-kit': here(kit),
  'mfe-kit/lifecycles': later(() => import('mfe-kit/lifecycles')),
};
