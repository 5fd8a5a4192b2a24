import { shellRoutes } from 'contract';
import { Compass } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button, Card, EmptyState, VisuallyHidden } from 'shared-ui';

/** For an address that neither the shell nor a remote has. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Card>
      <VisuallyHidden as="h1">Page not found</VisuallyHidden>
      <EmptyState
        title="This page does not exist"
        icon={<Compass />}
        action={
          <Button asChild>
            <Link to={shellRoutes.dashboard}>To the dashboard</Link>
          </Button>
        }
      >
        Nothing is at <code>{pathname}</code>. The address may be mistyped, or the screen was moved
        or switched off.
      </EmptyState>
    </Card>
  );
}
