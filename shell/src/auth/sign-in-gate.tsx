import { shellRoutes } from 'contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginHref } from '../app/hrefs';
import { useAuth } from './auth-context';
import { readToken } from './token-cookie';

export interface SignInGateProps {
  readonly children: ReactNode;
}

/**
 * Renders its children for users with the cookie, and while one is asked to sign in again over them; redirects others to the login, which returns to the requested page.
 */
export function SignInGate({ children }: SignInGateProps) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  const isAsked = !auth.authenticated && auth.end === 'asked';
  if (readToken() !== undefined || isAsked) return children;
  const hasLeft = !auth.authenticated && auth.end === 'logout';
  return (
    <Navigate to={hasLeft ? shellRoutes.login : loginHref(pathname + search + hash)} replace />
  );
}
