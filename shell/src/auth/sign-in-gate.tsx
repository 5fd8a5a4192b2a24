import { shellRoutes } from 'contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginHref } from '../app/hrefs';
import { useAuth } from './auth-context';
import { readToken } from './token-cookie';

export interface SignInGateProps {
  readonly children: ReactNode;
}

/** Lets through who has the cookie; others go to the login, which brings them back to the page they asked for. */
export function SignInGate({ children }: SignInGateProps) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  if (readToken() !== undefined) return children;
  const hasLeft = !auth.authenticated && auth.end === 'logout';
  return (
    <Navigate to={hasLeft ? shellRoutes.login : loginHref(pathname + search + hash)} replace />
  );
}
