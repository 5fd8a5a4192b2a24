import { useQueryClient } from '@tanstack/react-query';
import { followUps, inquiries } from 'contract/inquiry';
import { useState } from 'react';
import { showToast } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { type AnyResource, refreshResource, resourceCalls } from 'shared-ui/resource';

/** Props of the forms of a step. */
export interface StepFormProps {
  /** The form's element id, for the submit button outside the form. */
  id: string;
  inquiryId: string;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
}

/** Saves a follow-up: shows the server's errors at their fields and refetches inquiries and follow-ups. */
export function useStepSave({ onBusy, onSaved }: Pick<StepFormProps, 'onBusy' | 'onSaved'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const calls = <R extends AnyResource>(resource: R) => resourceCalls(api, resource);

  const refresh = () =>
    Promise.all([refreshResource(queryClient, followUps), refreshResource(queryClient, inquiries)]);
  async function save(write: (callsOf: typeof calls) => Promise<unknown>) {
    onBusy(true);
    try {
      await write(calls);
      onSaved();
      await refresh();
    } catch (error) {
      const named = error instanceof ApiError ? error.fieldErrors : [];
      setErrors(new Map(named.map(({ path, message }) => [path, message])));
      if (named.length === 0) {
        showToast({ title: 'Not saved', description: messageOf(error), tone: 'danger' });
        await refresh();
      }
    } finally {
      onBusy(false);
    }
  }
  return { save, errorOf: (field: string) => errors.get(field) };
}
