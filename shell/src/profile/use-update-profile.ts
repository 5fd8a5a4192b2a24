import { useMutation } from '@tanstack/react-query';
import { adminEndpoints } from 'contract/staff';
import { useApi } from 'shared-ui/client';
import { logProblem } from '../federation/log-problem';
import { useAdoptProfile } from './use-profile';

export interface ProfileDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly photo: File | undefined;
}

/** Saves the profile. A failure is only logged (specification, section 8). */
export function useUpdateProfile({ onSaved }: { onSaved: () => void }) {
  const api = useApi();
  const adopt = useAdoptProfile();
  return useMutation({
    mutationFn: ({ firstname, lastname, email, photo }: ProfileDraft) =>
      api.call(adminEndpoints.updateProfile, {
        body: { firstname, lastname, email, ...(photo && { photo }) },
      }),
    onSuccess({ admin }) {
      adopt(admin);
      onSaved();
    },
    onError: (cause) => logProblem('The profile could not be saved:', cause),
  });
}
