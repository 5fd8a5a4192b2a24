import { t } from '@lingui/core/macro';
import { productInquiries, type ProductInquiry } from 'contract/inquiry';
import { ErrorState, Sheet, Spinner } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { useResourceRecord } from 'shared-ui/resource';
import { SheetActions } from './sheet-actions';
import { SentFacts } from './sent-facts';

interface ProductInquirySheetProps {
  id: string;
  onClose: () => void;
}

/** A product inquiry in full, with its actions. */
export function ProductInquirySheet({ id, onClose }: ProductInquirySheetProps) {
  const { data, error, refetch } = useResourceRecord(productInquiries, id);
  return (
    <Sheet
      open
      width="34rem"
      onOpenChange={onClose}
      title={data === undefined ? t`Inquiry from the website` : titleOf(data)}
      {...(data !== undefined && { footer: <SheetActions sent={data} onClose={onClose} /> })}
    >
      {data === undefined && error === null ? <Spinner label={t`Loading what was sent`} /> : null}
      {error === null ? null : (
        <ErrorState title={t`It could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data === undefined ? null : <SentFacts sent={data} />}
    </Sheet>
  );
}

function titleOf({ reference, name }: ProductInquiry) {
  return `${reference}: ${name}`;
}
