import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inquiries, statuses } from 'contract';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import {
  Badge,
  Button,
  countText,
  dateText,
  EmptyState,
  resourceCalls,
  resourceKeys,
  token,
  useApi,
} from 'shared-ui';
import styled from 'styled-components';
import { everyPage } from './every-page';
import { QueryContent } from './query-content';

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${token.space[2]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]};
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & > output {
    flex: 1;
  }
`;

const pageSize = 10;

/** What a customer has asked for, newest first. Inquiries are kept by another remote, whose pages this one does not know. */
export function InquiriesPanel({ customerId }: { customerId: string }) {
  const [page, setPage] = useState(1);
  const query = useCustomerInquiries({ customerId, page });
  const statusNames = useStatusNames();
  return (
    <QueryContent query={query} failed="The inquiries could not be loaded">
      {({ data, total }) =>
        total === 0 ? (
          <EmptyState title="No inquiries of this customer yet" icon={<Inbox />}>
            An inquiry stands here once this customer is chosen in it.
          </EmptyState>
        ) : (
          <>
            <List aria-label="Inquiries of this customer">
              {data.map(({ _id, number, createdAt, statusId, subject, itemNames }) => (
                <li key={_id}>
                  <div>
                    <strong>{number}</strong>
                    <Badge>{statusNames.get(statusId ?? '') ?? '…'}</Badge>
                  </div>
                  <small>
                    {[dateText(createdAt), subject ?? itemNames.join(', ')]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </List>
            <Pages page={page} total={total} onPage={setPage} />
          </>
        )
      }
    </QueryContent>
  );
}

interface PagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps) {
  const count = Math.ceil(total / pageSize);
  return (
    <Foot>
      <output>
        {countText(total, inquiries.label)}
        {count > 1 ? `, page ${page} of ${count}` : null}
      </output>
      {count > 1 ? (
        <>
          <Button size="sm" variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={page >= count}
            onClick={() => onPage(page + 1)}
          >
            Older
          </Button>
        </>
      ) : null}
    </Foot>
  );
}

function useCustomerInquiries({ customerId, page }: { customerId: string; page: number }) {
  const { list } = resourceCalls(useApi(), inquiries);
  const query = { customerId, page, pageSize };
  return useQuery({
    queryKey: resourceKeys.list(inquiries, query),
    queryFn: ({ signal }) => list(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** The names of the statuses by their `_id`. */
function useStatusNames(): ReadonlyMap<string, string> {
  const { list } = resourceCalls(useApi(), statuses);
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(statuses), 'names'],
    queryFn: ({ signal }) => everyPage((page) => list(page, signal)),
    select: (rows) => new Map(rows.map(({ _id, name }) => [String(_id), name])),
  });
  return data ?? none;
}

const none: ReadonlyMap<string, string> = new Map();
