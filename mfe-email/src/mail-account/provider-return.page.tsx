import { t } from '@lingui/core/macro';
import { mailAccountEndpoints } from 'contract/email';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, ErrorState, PageHeader, showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { mailAccountHref } from '../routes';

/** The way back from the provider of a mailbox: stores what was allowed there at once, or says why not. */
function ProviderReturnPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [error, setError] = useState<unknown>();

  // The address that the page was opened at: what it holds counts once.
  useEffect(() => {
    const body = { response: search === '' ? '?' : search };
    api.call(mailAccountEndpoints.finishSignIn, { body }).then(({ data: { name } }) => {
      showToast({ title: t`“${name}” is signed in to and will be read` });
      return navigate(mailAccountHref(), { replace: true });
    }, setError);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each return
  }, []);

  return (
    <>
      <PageHeader
        title={t`Sign-in at the provider`}
        description={
          error === undefined ? (
            <output>{t`Signing in…`}</output>
          ) : (
            t`The mailbox is not signed in to.`
          )
        }
        actions={
          <Button asChild variant="outline">
            <Link to={mailAccountHref()}>{t`Mailboxes`}</Link>
          </Button>
        }
      />
      {error === undefined ? null : (
        <ErrorState title={t`Not signed in`}>{messageOf(error)}</ErrorState>
      )}
    </>
  );
}

export { ProviderReturnPage as Component };
