import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inquiries, statuses } from 'contract/inquiry';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dateText } from 'contract';
import { Badge, EmptyState, useRecordHrefs } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import {
  PanelList,
  PanelPages,
  QueryContent,
  resourceCalls,
  resourceKeys,
  useAllRows,
} from 'shared-ui/resource';

const pageSize = 10;
const { label } = inquiries;

/** A customer's inquiries, newest first. */
function CustomerInquiries({ id: customerId }: { readonly id: string }) {
  const [page, setPage] = useState(1);
  const query = useCustomerInquiries({ customerId, page });
  const all = useAllRows(statuses);
  const statusNames = new Map(all.map(({ _id, name }) => [String(_id), name]));
  return (
    <QueryContent query={query} failed={t`The inquiries could not be loaded`}>
      {({ data, total }) =>
        total === 0 ? (
          <EmptyState title={t`No inquiries of this customer yet`} icon={<Inbox />}>
            {t`An inquiry stands here once this customer is chosen in it.`}
          </EmptyState>
        ) : (
          <>
            <PanelList aria-label={t`Inquiries of this customer`}>
              {data.map(({ _id, number, createdAt, statusId, subject, itemNames }) => (
                <li key={_id}>
                  <div>
                    <InquiryName id={_id} number={number} />
                    <Badge>{statusNames.get(statusId ?? '') ?? '…'}</Badge>
                  </div>
                  <small>
                    {[dateText(createdAt), subject ?? itemNames.join(', ')]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </PanelList>
            <PanelPages {...{ page, pageSize, total, label }} onPage={setPage} />
          </>
        )
      }
    </QueryContent>
  );
}

function InquiryName({ id, number }: { id: string; number: string }) {
  const href = useRecordHrefs().open('inquiry', id);
  return href === undefined ? <strong>{number}</strong> : <Link to={href}>{number}</Link>;
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

export { CustomerInquiries as Component };
