import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorState } from 'shared-ui';

/** The error message of a page that threw, for the page's developer. */
export function StandaloneError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <ErrorState
      title="This page threw an error"
      onRetry={() => void navigate(location, { replace: true })}
    >
      {error instanceof Error ? error.message : String(error)}
    </ErrorState>
  );
}
