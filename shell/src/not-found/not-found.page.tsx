import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { shellRoutes } from 'contract';
import { formerRemote } from 'contract/release';
import { Compass } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, Card, EmptyState, ErrorState, VisuallyHidden } from 'shared-ui';
import { useFederation, useRegistry } from '../federation/federation-context';

/** For an address that neither the shell nor a remote has, and for every other one while the registry is unknown. */
export function NotFoundPage() {
  const { registry, source } = useRegistry();
  return source === 'cached' && registry.remotes.length === 0 ? <UnknownPages /> : <NoSuchPage />;
}

function UnknownPages() {
  const { store } = useFederation();
  const here = useLocation();
  const navigate = useNavigate();
  const retry = () => store.refresh().then(() => navigate(here, { replace: true }));
  return (
    <Card>
      <ErrorState
        title={t`The panel’s pages could not be loaded`}
        retryLabel={t`Retry`}
        onRetry={() => void retry()}
      >
        {t`The server did not say which pages there are.`}
      </ErrorState>
    </Card>
  );
}

/** Also for what a remote's page does not find: it throws an answer with status 404. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  const former = formerRemote(useRegistry().registry, pathname);
  return (
    <Card>
      <VisuallyHidden as="h1">{t`Page not found`}</VisuallyHidden>
      <EmptyState
        title={t`This page does not exist`}
        icon={<Compass />}
        action={
          <Button asChild>
            <Link to={shellRoutes.dashboard}>{t`To the dashboard`}</Link>
          </Button>
        }
      >
        {former === undefined ? (
          <Trans>
            Nothing is at <code>{pathname}</code>. The address may be mistyped, or the screen was
            moved or switched off.
          </Trans>
        ) : (
          <>
            <Trans>
              <code>{pathname}</code> is a page of another version of{' '}
              {{ title: words(former.title) }}: {{ active: former.active }} runs now.
            </Trans>
          </>
        )}
      </EmptyState>
    </Card>
  );
}
