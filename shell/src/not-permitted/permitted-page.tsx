import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLackingNeeds } from '../navigation/visible-pages';

const NotPermitted = lazy(async () => {
  const { NotPermitted: Component } = await import('./not-permitted');
  return { default: Component };
});

/** The page of the address, or what its user lacks to open it. */
export function PermittedPage() {
  const lacking = useLackingNeeds(useLocation().pathname);
  if (lacking === undefined) return <Outlet />;
  return (
    <Suspense>
      <NotPermitted lacking={lacking} />
    </Suspense>
  );
}
