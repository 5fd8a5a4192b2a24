import { t } from '@lingui/core/macro';
import { adminEndpoints } from 'contract/staff';
import { Field, Switch } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { useAdoptProfile, useProfile } from '../profile/use-profile';

/** Whether the signed-in admin gets notifications about releases. */
export function ReleaseNews() {
  const adopt = useAdoptProfile();
  const { data: profile } = useProfile();
  const change = useCall(adminEndpoints.updateProfile, {
    failure: t`Nothing was changed`,
    onSuccess: ({ admin }) => adopt(admin),
  });
  if (profile === undefined) return null;
  return (
    <Field
      label={t`Notify me of releases`}
      help={t`For you alone: a notification when a build is published, activated, rolled back or switched off.`}
      layout="inline"
    >
      <Switch
        checked={profile.releaseNews}
        disabled={change.isBusy}
        onCheckedChange={(isOn) => void change.run({ body: { releaseNews: isOn } })}
      />
    </Field>
  );
}
