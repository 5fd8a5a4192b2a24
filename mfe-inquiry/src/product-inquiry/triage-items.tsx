import { t } from '@lingui/core/macro';
import { productInquiries, productInquiryEndpoints } from 'contract/inquiry';
import { ArrowRightLeft, ExternalLink, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DropdownMenuItem } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type RowOf, useResourceAccess } from 'shared-ui/resource';
import { editInquiryHref } from '../routes';
import { useTriage } from './use-triage';

interface TriageItemsProps {
  row: RowOf<typeof productInquiries>;
}

/** The items of a row's menu: create the inquiry or open it, mark as spam or not. */
export function TriageItems({ row }: TriageItemsProps) {
  const { status, inquiryId } = row;
  const navigate = useNavigate();
  const { convert, mark, isBusy } = useTriage(row);
  const { mayEdit } = useResourceAccess(productInquiries);
  return (
    <>
      {inquiryId === null ? (
        <Permitted to={productInquiryEndpoints.convert}>
          <DropdownMenuItem disabled={isBusy} onSelect={() => void convert()}>
            <ArrowRightLeft /> {t`Create inquiry`}
          </DropdownMenuItem>
        </Permitted>
      ) : (
        <DropdownMenuItem onSelect={() => void navigate(editInquiryHref(inquiryId))}>
          <ExternalLink /> {t`Open the inquiry`}
        </DropdownMenuItem>
      )}
      {mayEdit && status === 'new' ? (
        <DropdownMenuItem disabled={isBusy} onSelect={() => void mark('spam')}>
          <ShieldAlert /> {t`Mark as spam`}
        </DropdownMenuItem>
      ) : null}
      {mayEdit && status === 'spam' ? (
        <DropdownMenuItem disabled={isBusy} onSelect={() => void mark('new')}>
          <ShieldCheck /> {t`Not spam`}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
