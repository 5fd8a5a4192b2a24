import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AnyId } from 'contract';
import { mailboxEndpoints } from 'contract/email';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ErrorState, PageHeader, showToast, Skeleton, useConfirm } from 'shared-ui';
import { ApiError, messageOf, Permitted, useApi } from 'shared-ui/client';
import { ArrivedList } from './arrived-list';
import { NoMailbox } from './no-mailbox';

const interval = 3_000;

function ArrivedMailPage() {
  const [address] = useSearchParams();
  const page = Number(address.get('page') ?? 1) || 1;
  const { data, error, refetch } = useArrived(page);
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader
        title={t`Arrived mail`}
        description={
          data === undefined
            ? t`What reached the development mail server.`
            : t`What reached the development mail server at ${{ address: `${data.host}:${data.port}` }}. It delivers nothing.`
        }
        actions={data === undefined || data.total === 0 ? undefined : <EmptyButton />}
      />
      {isMissing ? <NoMailbox /> : null}
      {error === null || isMissing ? null : (
        <ErrorState title={t`The mail could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data === undefined && error === null ? <Skeleton height="20rem" /> : null}
      {data === undefined || error !== null ? null : (
        <ArrivedList answer={data} openedId={AnyId.safeParse(address.get('mail')).data} />
      )}
    </>
  );
}

function EmptyButton() {
  const api = useApi();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { refetch } = useArrived(1);

  async function empty() {
    const isSure = await confirm({
      title: t`Empty the development mail server?`,
      description: t`All mail that arrived there is removed for good.`,
      confirmLabel: t`Empty it`,
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await api.call(mailboxEndpoints.clear);
      void navigate('?');
      await refetch();
    } catch (error) {
      showToast({ title: t`Not emptied`, description: messageOf(error), tone: 'danger' });
    }
  }
  return (
    <Permitted to={mailboxEndpoints.clear}>
      <Button variant="outline" onClick={() => void empty()}>
        {t`Empty`}
      </Button>
    </Permitted>
  );
}

/** A page of received mail, polled while there is a development mail server and the tab is visible. */
function useArrived(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['mailbox', 'list', page],
    queryFn: ({ signal }) => api.call(mailboxEndpoints.list, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : interval),
  });
}

export { ArrivedMailPage as Component };
