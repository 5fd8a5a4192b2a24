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

/** Converts a product inquiry to an inquiry, or marks it as spam. */
export function useTriage({ _id, version, reference }: ProductInquiry) {
  const { update } = resourceCalls(useApi(), productInquiries);
  const navigate = useNavigate();
  const convert = useCall(productInquiryEndpoints.convert, {
    success: ({ data: { _id: id, number, isNew } }) => ({
      title: isNew ? `${number} was made` : `${number} had been made already`,
      description: `Of ${reference}, with the link kept both ways.`,
      action: { label: 'Open', onSelect: () => void navigate(editInquiryHref(id)) },
    }),
    failure: 'Not converted',
    refresh: [inquiries, productInquiries],
    onSuccess: ({ data }) => navigate(editInquiryHref(data._id)),
  });
  const mark = useAction((status: 'new' | 'spam') => update(_id, { status, version }), {
    success: (_saved, status) =>
      `${reference} ${status === 'spam' ? 'is kept apart as spam' : 'is no spam'}`,
    failure: 'Not changed',
    refresh: [productInquiries],
  });
  return {
    convert: () => convert.run({ id: _id }),
    mark: mark.run,
    isBusy: convert.isBusy || mark.isBusy,
  };
}
