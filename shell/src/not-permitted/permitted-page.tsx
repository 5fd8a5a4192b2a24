import { shellRoutes } from 'contract';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useOwnRole } from 'shared-ui/client';
import { useLackingNeeds } from '../navigation/visible-pages';

const NotPermitted = lazy(async () => {
  const { NotPermitted: Component } = await import('./not-permitted');
  return { default: Component };
});

/** The page of the address, or what its user lacks to open it: permission, or first of all a second factor. */
export function PermittedPage() {
  const { pathname } = useLocation();
  const lacking = useLackingNeeds(pathname);
  const lacksFactor = useOwnRole()?.lacksSecondFactor === true;
  if (lacksFactor && pathname !== shellRoutes.security)
    return <Navigate to={shellRoutes.security} replace />;
  if (lacking === undefined) return <Outlet />;
  return (
    <Suspense>
      <NotPermitted lacking={lacking} />
    </Suspense>
  );
}
