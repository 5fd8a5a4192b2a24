import { useQueryClient } from '@tanstack/react-query';
import {
  inquiries,
  productInquiries,
  type ProductInquiry,
  productInquiryEndpoints,
} from 'contract/inquiry';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls } from 'shared-ui/resource';
import { editInquiryHref } from '../routes';

/** Converts a product inquiry to an inquiry, or marks it as spam. */
export function useTriage({ _id, version, reference }: ProductInquiry) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(what: string, act: () => Promise<void>) {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      showToast({ title: what, description: messageOf(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
      await refreshResource(queryClient, productInquiries);
    }
  }
  const convert = () =>
    attempt('Not converted', async () => {
      const { data } = await api.call(productInquiryEndpoints.convert, { id: _id });
      await refreshResource(queryClient, inquiries);
      const href = editInquiryHref(data._id);
      showToast({
        title: data.isNew ? `${data.number} was made` : `${data.number} had been made already`,
        description: `Of ${reference}, with the link kept both ways.`,
        tone: 'success',
        action: { label: 'Open', onSelect: () => void navigate(href) },
      });
      void navigate(href);
    });
  const mark = (status: 'new' | 'spam') =>
    attempt('Not changed', async () => {
      await resourceCalls(api, productInquiries).update(_id, { status, version });
      const title = `${reference} ${status === 'spam' ? 'is kept apart as spam' : 'is no spam'}`;
      showToast({ title, tone: 'success' });
    });
  return { convert, mark, isBusy };
}
