import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dateTimeText } from 'contract';
import { documentDeliveries, documentEndpoints } from 'contract/document';
import { customers, suppliers } from 'contract/partner';
import { FileText, Send } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, token } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { documentKinds, SendDocumentsDialog } from 'shared-ui/document';
import { languageText } from 'shared-ui/i18n';
import { MailStatus } from 'shared-ui/mail';
import {
  PanelList,
  PanelPages,
  QueryContent,
  resourceCalls,
  resourceKeys,
  type RowOf,
  useResourceRecord,
} from 'shared-ui/resource';
import styled from 'styled-components';

const Head = styled.div`
  display: flex;
  justify-content: end;
  margin-bottom: ${token.space[2]};
`;

const pageSize = 10;
const label = {
  get one() {
    return t`document`;
  },
  get many() {
    return t`documents`;
  },
};

interface DocumentsPanelProps {
  kind: 'customer' | 'supplier';
  id: string;
}

/** The documents that a partner got by email, newest first. */
export function DocumentsPanel({ kind, id }: DocumentsPanelProps) {
  const [page, setPage] = useState(1);
  const [isSending, setIsSending] = useState(false);
  const maySend = usePermission(documentEndpoints.send.needs);
  const query = useDeliveries({ kind, id, page });
  return (
    <>
      {maySend ? (
        <Head>
          <Button size="sm" variant="outline" onClick={() => setIsSending(true)}>
            <Send /> {t`Send a document`}
          </Button>
        </Head>
      ) : null}
      <QueryContent query={query} failed={t`The documents could not be loaded`}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState
              title={
                kind === 'customer'
                  ? t`No documents sent to this customer yet`
                  : t`No documents sent to this supplier yet`
              }
              icon={<FileText />}
            />
          ) : (
            <>
              <PanelList
                aria-label={
                  kind === 'customer'
                    ? t`Documents sent to this customer`
                    : t`Documents sent to this supplier`
                }
              >
                {data.map((delivery) => (
                  <DeliveryRow key={delivery._id} delivery={delivery} />
                ))}
              </PanelList>
              <PanelPages {...{ page, pageSize, total, label }} onPage={setPage} />
            </>
          )
        }
      </QueryContent>
      {isSending ? <SendToPartner kind={kind} id={id} onClose={() => setIsSending(false)} /> : null}
    </>
  );
}

function DeliveryRow({ delivery }: { delivery: RowOf<typeof documentDeliveries> }) {
  const { chemicalName, kind, language, revision, email, status, createdAt } = delivery;
  const facts = [documentKinds[kind], languageText(language)];
  if (revision !== null) facts.push(t`revision ${revision}`);
  return (
    <li>
      <div>
        <strong>{chemicalName}</strong>
        {status === null ? null : <MailStatus status={status} />}
      </div>
      <div>{facts.join(', ')}</div>
      <small>
        {dateTimeText(createdAt)} · {email}
      </small>
    </li>
  );
}

interface SendToPartnerProps extends DocumentsPanelProps {
  onClose: () => void;
}

function SendToPartner({ kind, id, onClose }: SendToPartnerProps) {
  const isCustomer = kind === 'customer';
  const customer = useResourceRecord(customers, isCustomer ? id : undefined);
  const supplier = useResourceRecord(suppliers, isCustomer ? undefined : id);
  const { data } = isCustomer ? customer : supplier;
  if (data === undefined) return null;
  return (
    <SendDocumentsDialog
      to={data.emails[0] ?? null}
      name={data.contactPerson ?? data.companyName}
      {...(isCustomer ? { customerId: id } : { supplierId: id })}
      onClose={onClose}
    />
  );
}

interface PartnerDeliveries extends DocumentsPanelProps {
  page: number;
}

function useDeliveries({ kind, id, page }: PartnerDeliveries) {
  const { list } = resourceCalls(useApi(), documentDeliveries);
  const partner =
    kind === 'customer'
      ? { customerId: customers.id.parse(id) }
      : { supplierId: suppliers.id.parse(id) };
  const query = { ...partner, page, pageSize };
  return useQuery({
    queryKey: resourceKeys.list(documentDeliveries, query),
    queryFn: ({ signal }) => list(query, signal),
    placeholderData: keepPreviousData,
  });
}
