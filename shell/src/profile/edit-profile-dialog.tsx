import { t } from '@lingui/core/macro';
import { PanelLanguage } from 'contract';
import type { AdminProfile } from 'contract/staff';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Avatar, Button, Dialog, token } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import styled from 'styled-components';
import { PhotoInput } from './photo-input';
import { ProfileAvatar } from './profile-avatar';
import { ProfileInputs } from './profile-inputs';
import { fullName } from './profile-names';
import { type ProfileDraft, useUpdateProfile } from './use-update-profile';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

export interface EditProfileDialogProps {
  readonly profile: AdminProfile;
  readonly onClose: () => void;
}

/** Edits the admin's own names, email and photo; closes once they are saved. */
export function EditProfileDialog({ profile, onClose }: EditProfileDialogProps) {
  const formId = useId();
  const { firstname, lastname, email, phone, signature, locale, timeZone, mailedTopics } = profile;
  const language = PanelLanguage.nullable().catch(null).parse(profile.language);
  const { values, change, clear, draft } = useDraftState<ProfileDraft>('profile/own', {
    firstname,
    lastname,
    email,
    phone,
    signature,
    language,
    locale,
    timeZone,
    mailedTopics,
    photo: undefined,
    password: '',
  });
  const update = useUpdateProfile({
    onSaved() {
      clear();
      onClose();
    },
  });
  const preview = usePreview(values.photo);

  function save(event: FormEvent) {
    event.preventDefault();
    update.mutate(values);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Edit profile`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={update.isPending}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save}>
        <DraftNote draft={draft} />
        <PhotoInput
          preview={
            preview === undefined ? (
              <ProfileAvatar profile={profile} size={64} width={160} />
            ) : (
              <Avatar name={fullName(profile)} src={preview} size={64} />
            )
          }
          onChoose={(photo) => change({ photo })}
        />
        <ProfileInputs draft={values} storedEmail={email} error={update.error} onChange={change} />
      </Form>
    </Dialog>
  );
}

/** The object URL of a chosen picture while it is shown. */
function usePreview(photo: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  // Creates the object URL, and revokes it when another picture is chosen.
  useEffect(() => {
    if (photo === undefined) return undefined;
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return photo === undefined ? undefined : url;
}
