import { t } from '@lingui/core/macro';
import {
  inquiries,
  productInquiries,
  type ProductInquiry,
  productInquiryEndpoints,
} from 'contract/inquiry';
import { useNavigate } from 'react-router-dom';
import { useApi } from 'shared-ui/client';
import { resourceCalls, useAction, useCall } from 'shared-ui/resource';
import { editInquiryHref } from '../routes';

type Sent = Pick<ProductInquiry, '_id' | 'version' | 'reference'>;

/** Converts a product inquiry to an inquiry, or marks it as spam. */
export function useTriage({ _id, version, reference }: Sent) {
  const { update } = resourceCalls(useApi(), productInquiries);
  const navigate = useNavigate();
  const convert = useCall(productInquiryEndpoints.convert, {
    success: ({ data: { _id: id, number, isNew } }) => ({
      title: isNew ? t`${number} created` : t`${number} was created before`,
      description: t`From ${reference}, which it links to.`,
      action: {
        label: t({ message: 'Open', context: 'to do' }),
        onSelect: () => void navigate(editInquiryHref(id)),
      },
    }),
    failure: t`No inquiry was created`,
    refresh: [inquiries, productInquiries],
    onSuccess: ({ data }) => navigate(editInquiryHref(data._id)),
  });
  const mark = useAction((status: 'new' | 'spam') => update(_id, { status, version }), {
    success: (_saved, status) =>
      status === 'spam' ? t`${reference} marked as spam` : t`${reference} is not spam`,
    failure: t`Not changed`,
    refresh: [productInquiries],
  });
  return {
    convert: () => convert.run({ id: _id }),
    mark: mark.run,
    isBusy: convert.isBusy || mark.isBusy,
  };
}
