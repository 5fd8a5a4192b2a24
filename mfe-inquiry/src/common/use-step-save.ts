import { t } from '@lingui/core/macro';
import { followUps, inquiries } from 'contract/inquiry';
import { ApiError, useApi } from 'shared-ui/client';
import { resourceCalls, useAction } from 'shared-ui/resource';

type StepCalls = ReturnType<typeof resourceCalls<typeof followUps>>;

interface StepSaveOptions {
  success?: string;
  onSaved?: () => void;
}

/** Writes follow-ups: a refusal without a field is shown in a toast. */
export function useStepSave({ success, onSaved }: StepSaveOptions = {}) {
  const calls = resourceCalls(useApi(), followUps);
  return useAction((write: (calls: StepCalls) => Promise<unknown>) => write(calls), {
    success: () => success,
    failure: (error) =>
      error instanceof ApiError && error.fieldErrors.length > 0 ? undefined : t`Not saved`,
    refresh: [followUps, inquiries],
    onSuccess: onSaved,
  });
}
