import { useQueryClient } from '@tanstack/react-query';
import { offerEndpoints, offers } from 'contract/inquiry';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import { editOfferHref } from '../routes';

/** Opens the draft of an inquiry's offer, which is made when there is none. */
export function useMakeOffer(inquiryId: string) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function make() {
    setIsBusy(true);
    try {
      const { data } = await api.call(offerEndpoints.make, { id: inquiryId });
      await refreshResource(queryClient, offers);
      void navigate(editOfferHref(data._id));
    } catch (error) {
      showToast({ title: 'No offer was made', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }
  return { make, isBusy };
}
