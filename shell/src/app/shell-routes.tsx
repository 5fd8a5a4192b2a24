import { shellRoutes } from 'contract';
import { page } from 'mfe-kit';
import { Navigate, redirect, type RouteObject } from 'react-router-dom';
import { readToken } from '../auth/token-cookie';
import { LoginPage } from '../login/login.page';

/** The shell's own pages inside the frame. */
export const innerRoutes: readonly RouteObject[] = [
  { index: true, element: <Navigate to={shellRoutes.dashboard} replace /> },
  {
    path: shellRoutes.dashboard.slice(1),
    ...page(() => import('../dashboard/dashboard.page')),
  },
  {
    path: shellRoutes.audit.slice(1),
    ...page(() => import('../audit/audit.page')),
  },
  {
    path: shellRoutes.integrations.slice(1),
    ...page(() => import('../integrations/integrations.page')),
  },
  {
    path: shellRoutes.operation.slice(1),
    ...page(() => import('../operation/operation.page')),
  },
  {
    path: shellRoutes.personalData.slice(1),
    ...page(() => import('../personal-data/personal-data.page')),
  },
  {
    path: shellRoutes.releases.slice(1),
    ...page(() => import('../releases/releases.page')),
  },
  {
    path: shellRoutes.roles.slice(1),
    ...page(() => import('../roles/roles.page')),
  },
  {
    path: shellRoutes.security.slice(1),
    ...page(() => import('../security/security.page')),
  },
  {
    path: shellRoutes.setUp.slice(1),
    ...page(() => import('../set-up/set-up.page')),
  },
  {
    path: shellRoutes.staff.slice(1),
    ...page(() => import('../staff/staff.page')),
  },
];

/** Pages without the frame. */
export const outerRoutes: readonly RouteObject[] = [
  {
    path: shellRoutes.login,
    element: <LoginPage />,
    loader: () => (readToken() === undefined ? null : redirect(shellRoutes.dashboard)),
    hydrateFallbackElement: <></>,
  },
];
