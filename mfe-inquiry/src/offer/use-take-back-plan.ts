import { t } from '@lingui/core/macro';
import { followUps, inquiries, offerEndpoints, offers } from 'contract/inquiry';
import { useCall } from 'shared-ui/resource';

/** Takes back what sending an offer did to its inquiry. The offer stays sent. */
export function useTakeBackPlan(id: string) {
  const { run, isBusy } = useCall(offerEndpoints.takeBackPlan, {
    success: t`Step and status are as they were`,
    failure: t`Not undone`,
    refresh: [offers, inquiries, followUps],
  });
  return { run: () => run({ id }), isBusy };
}
