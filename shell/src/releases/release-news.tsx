import { adminEndpoints } from 'contract/staff';
import { Field, Switch } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAdoptProfile, useProfile } from '../profile/use-profile';
import { useWrite } from './use-write';

/** Whether the signed-in admin gets notifications about releases. */
export function ReleaseNews() {
  const api = useApi();
  const adopt = useAdoptProfile();
  const { data: profile } = useProfile();
  const change = useWrite({
    write: (releaseNews: boolean) =>
      api.call(adminEndpoints.updateProfile, { body: { releaseNews } }),
    onSuccess: ({ admin }) => adopt(admin),
    refusal: 'Nothing was changed',
  });
  if (profile === undefined) return null;
  return (
    <Field
      label="Notify me of releases"
      help="For you alone: a notification when a build is published, activated, rolled back or switched off."
      layout="inline"
    >
      <Switch
        checked={profile.releaseNews}
        disabled={change.isPending}
        onCheckedChange={(isOn) => change.mutate(isOn)}
      />
    </Field>
  );
}
