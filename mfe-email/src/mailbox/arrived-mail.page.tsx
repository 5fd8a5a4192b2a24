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
        title="Arrived mail"
        description={
          data === undefined
            ? 'What reached the development mail server.'
            : `What reached the development mail server at ${data.host}:${data.port}. It delivers nothing.`
        }
        actions={data === undefined || data.total === 0 ? undefined : <EmptyButton />}
      />
      {isMissing ? <NoMailbox /> : null}
      {error === null || isMissing ? null : (
        <ErrorState title="The mail could not be loaded" onRetry={() => void refetch()}>
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
      title: 'Empty the development mail server?',
      description: 'All mail that arrived there is removed for good.',
      confirmLabel: 'Empty it',
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await api.call(mailboxEndpoints.clear);
      void navigate('?');
      await refetch();
    } catch (error) {
      showToast({ title: 'Not emptied', description: messageOf(error), tone: 'danger' });
    }
  }
  return (
    <Permitted to={mailboxEndpoints.clear}>
      <Button variant="outline" onClick={() => void empty()}>
        Empty
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
