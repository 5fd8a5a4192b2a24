import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ChemicalDocumentRecord,
  documentDeliveries,
  documentEndpoints,
  documents,
} from 'contract/document';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, ErrorState, Sheet, Skeleton } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { ProblemNote } from 'shared-ui/document';
import { resourceKeys, useCall } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import { RecipientList, type LeftOut } from './recipient-list';

const pageSize = 50;

interface MailingSheetProps {
  document: ChemicalDocumentRecord;
  onClose: () => void;
}

/** Reviews who gets a new revision because they got a former one, and mails it to each of them once. */
export function MailingSheet({ document, onClose }: MailingSheetProps) {
  const [page, setPage] = useState(1);
  const [leftOut, setLeftOut] = useState<LeftOut>(new Map());
  const { data, error, refetch } = useFormerRecipients(document._id, page);
  const { run, isBusy, ...failure } = useCall(documentEndpoints.mailRevision, {
    success({ data: { mailed } }) {
      const count = numberText(mailed);
      return t`${plural(mailed, {
        one: `On its way to ${count} recipient`,
        other: `On its way to ${count} recipients`,
      })}`;
    },
    refresh: [documents, documentDeliveries],
    onSuccess: () => setLeftOut(new Map()),
  });
  const hasGap = [...leftOut.values()].some((reason) => reason.trim() === '');

  function mail() {
    const body = { leftOut: [...leftOut].map(([email, reason]) => ({ email, reason })) };
    void run({ id: document._id, body });
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Mail to former recipients`}
      description={t`${{ title: document.title }}, revision ${{ revision: document.revision ?? '–' }}: whoever got a former revision within twelve months gets this one (REACH, Article 31(9)), each address once.`}
      width="48rem"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Close`}
          </Button>
          <Button
            isLoading={isBusy}
            disabled={hasGap || !data?.data.some(({ state }) => state === 'waiting')}
            onClick={mail}
          >
            {t`Mail this revision`}
          </Button>
        </>
      }
    >
      <ProblemNote {...failure} />
      {error === null ? null : (
        <ErrorState title={t`The recipients could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data === undefined && error === null ? <Skeleton height="8rem" /> : null}
      {data?.total === 0 ? (
        <EmptyState title={t`Nobody to mail`} icon={<MailX />}>
          {t`Nobody got a former revision by email within the last twelve months.`}
        </EmptyState>
      ) : null}
      {data === undefined || data.total === 0 ? null : (
        <RecipientList
          recipients={data.data}
          leftOut={leftOut}
          onLeftOut={setLeftOut}
          pages={{ page, count: Math.ceil(data.total / pageSize), total: data.total }}
          onPage={setPage}
        />
      )}
    </Sheet>
  );
}

function useFormerRecipients(id: string, page: number) {
  const api = useApi();
  const query = { page, pageSize };
  return useQuery({
    queryKey: [...resourceKeys.all(documents), 'former-recipients', id, page],
    queryFn: ({ signal }) => api.call(documentEndpoints.formerRecipients, { id, query, signal }),
    placeholderData: keepPreviousData,
  });
}
