import { t } from '@lingui/core/macro';
import { productInquiries, type ProductInquiry, productInquiryEndpoints } from 'contract/inquiry';
import { ArrowRightLeft, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useResourceAccess, useResourceRemove } from 'shared-ui/resource';
import { editInquiryHref } from '../routes';
import { useTriage } from './use-triage';

interface SheetActionsProps {
  sent: ProductInquiry;
  onClose: () => void;
}

/** The actions on a product inquiry: convert it to an inquiry, mark it as spam, delete it. */
export function SheetActions({ sent, onClose }: SheetActionsProps) {
  const { status, inquiryId } = sent;
  const remove = useResourceRemove(productInquiries, { onRemoved: onClose });
  const { convert, mark, isBusy } = useTriage(sent);
  const { mayEdit } = useResourceAccess(productInquiries);
  return (
    <>
      <Permitted to={productInquiries.endpoints.remove}>
        <Button variant="ghost" disabled={isBusy} onClick={() => void remove(sent)}>
          <Trash2 /> {t`Delete`}
        </Button>
      </Permitted>
      {mayEdit && status === 'new' ? (
        <Button variant="outline" disabled={isBusy} onClick={() => void mark('spam')}>
          <ShieldAlert /> {t`Mark as spam`}
        </Button>
      ) : null}
      {mayEdit && status === 'spam' ? (
        <Button variant="outline" disabled={isBusy} onClick={() => void mark('new')}>
          <ShieldCheck /> {t`Not spam`}
        </Button>
      ) : null}
      {inquiryId === null ? (
        <Permitted to={productInquiryEndpoints.convert}>
          <Button isLoading={isBusy} onClick={() => void convert()}>
            <ArrowRightLeft /> {t`Create inquiry`}
          </Button>
        </Permitted>
      ) : (
        <Button asChild>
          <Link to={editInquiryHref(inquiryId)}>{t`Open the inquiry`}</Link>
        </Button>
      )}
    </>
  );
}
