import { t } from '@lingui/core/macro';
import { type emails, emailEndpoints } from 'contract/email';
import { Ban, Building2, Inbox, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, useRecordHrefs } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type RowOf } from 'shared-ui/resource';
import { useMailActions } from './use-mail-actions';

interface OutboxItemsProps {
  row: RowOf<typeof emails>;
}

/** Actions on a message, and links to its recipient and inquiry, where remotes have pages for them. */
export function OutboxItems({ row }: OutboxItemsProps) {
  return (
    <>
      <Permitted to={emailEndpoints.retry}>
        <SendingItems row={row} />
      </Permitted>
      <RecordItems row={row} />
    </>
  );
}

function SendingItems({ row }: OutboxItemsProps) {
  const { _id, status } = row;
  const { retry, retryUnknown, cancel } = useMailActions();
  return (
    <>
      {status === 'failed' || status === 'cancelled' ? (
        <DropdownMenuItem onSelect={() => retry(_id)}>
          <RotateCw /> {t`Send again`}
        </DropdownMenuItem>
      ) : null}
      {status === 'unknown' ? (
        <DropdownMenuItem onSelect={() => void retryUnknown(row)}>
          <RotateCw /> {t`Send again…`}
        </DropdownMenuItem>
      ) : null}
      {status === 'queued' ? (
        <DropdownMenuItem onSelect={() => cancel(_id)}>
          <Ban /> {t`Cancel`}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}

function RecordItems({ row: { customerId, supplierId, inquiryId } }: OutboxItemsProps) {
  const { open } = useRecordHrefs();
  const customer = customerId === null ? undefined : open('customer', customerId);
  const supplier = supplierId === null ? undefined : open('supplier', supplierId);
  const inquiry = inquiryId === null ? undefined : open('inquiry', inquiryId);
  return (
    <>
      {customer === undefined ? null : (
        <DropdownMenuItem asChild>
          <Link to={customer}>
            <Building2 /> {t`Open the customer`}
          </Link>
        </DropdownMenuItem>
      )}
      {supplier === undefined ? null : (
        <DropdownMenuItem asChild>
          <Link to={supplier}>
            <Building2 /> {t`Open the supplier`}
          </Link>
        </DropdownMenuItem>
      )}
      {inquiry === undefined ? null : (
        <DropdownMenuItem asChild>
          <Link to={inquiry}>
            <Inbox /> {t`Open the inquiry`}
          </Link>
        </DropdownMenuItem>
      )}
    </>
  );
}
