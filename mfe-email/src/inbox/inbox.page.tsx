import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AnyId } from 'contract';
import { mailMessages, MailMessageState } from 'contract/email';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, PageHeader, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { QueryContent, resourceCalls, resourceKeys } from 'shared-ui/resource';
import styled from 'styled-components';
import { inboxHref } from '../routes';
import { InboxList } from './inbox-list';
import { stateWords } from './state-words';

const States = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};
`;

const pageSize = 25;
/** Milliseconds. */
const interval = 30_000;

function InboxPage() {
  const [address] = useSearchParams();
  const state = MailMessageState.safeParse(address.get('state')).data ?? 'tray';
  const page = Number(address.get('page') ?? 1) || 1;
  const query = useMessages(state, page);
  return (
    <>
      <PageHeader
        title={t`Inbox`}
        description={t`What came into the mailboxes and belongs to no inquiry yet. Answers to our mail are with their inquiries already.`}
      />
      <States aria-label={t`Messages`}>
        {MailMessageState.options.map((option) => (
          <Button key={option} asChild size="sm" variant={option === state ? 'default' : 'outline'}>
            <Link
              to={inboxHref({ state: option })}
              {...(option === state && { 'aria-current': 'page' as const })}
            >
              {stateWords[option]}
            </Link>
          </Button>
        ))}
      </States>
      <QueryContent query={query} failed={t`The messages could not be loaded`}>
        {(answer) => (
          <InboxList
            answer={answer}
            state={state}
            openedId={AnyId.safeParse(address.get('message')).data}
          />
        )}
      </QueryContent>
    </>
  );
}

function useMessages(state: MailMessageState, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(mailMessages), 'inbox', state, page],
    queryFn: ({ signal }) =>
      resourceCalls(api, mailMessages).list({ state, page, pageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: interval,
  });
}

export { InboxPage as Component };
