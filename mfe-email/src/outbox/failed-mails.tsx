import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emails } from 'contract/email';
import { Link } from 'react-router-dom';
import { token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { showOutbox } from './outbox-address';

const Box = styled.section`
  margin-top: ${token.space[4]};

  & h3 {
    font-size: ${token.text.md};
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & li {
    padding-block: ${token.space[2]};
    border-bottom: 1px solid ${token.color.border};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token.color.dangerText};
    font-size: ${token.text.sm};
  }
  & a {
    display: inline-block;
    margin-top: ${token.space[2]};
    color: ${token.color.brandText};
  }
`;

const shown = 5;

interface FailedMailsProps {
  batchId: string;
  failed: number;
  /** The outbox, filtered to the failed messages. */
  href: string;
}

/** The failed messages of a sending, with the server's errors. */
export function FailedMails({ batchId, failed, href }: FailedMailsProps) {
  const { list } = resourceCalls(useApi(), emails);
  const query = { batchId, status: 'failed', pageSize: 10, sort: 'to' };
  const { data, error } = useQuery({
    queryKey: [...resourceKeys.list(emails, query), failed],
    queryFn: ({ signal }) => list(query, signal),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <p role="alert">{messageOf(error)}</p>;
  return (
    <Box aria-label={t`Failed messages`}>
      <h3>{t`Failed`}</h3>
      <ul>
        {data?.data.slice(0, shown).map(({ _id, to, reply }) => (
          <li key={_id}>
            {to}
            <small>{reply ?? t`The server said nothing.`}</small>
          </li>
        ))}
      </ul>
      {failed > shown ? (
        <Link to={href} onClick={showOutbox}>
          {t`All ${{ count: numberText(failed) }} in the outbox`}
        </Link>
      ) : null}
    </Box>
  );
}
