import { t } from '@lingui/core/macro';
import type { AdminProfile } from 'contract/staff';
import { Pencil, X } from 'lucide-react';
import { Button, IconButton, token } from 'shared-ui';
import styled from 'styled-components';
import { ProfileAvatar } from './profile-avatar';
import { fullName } from './profile-names';

const Box = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  width: 17rem;
  max-width: 100%;
  padding-top: ${token.space[2]};
  text-align: center;

  & h2 {
    font-size: ${token.text.lg};
    overflow-wrap: anywhere;
  }
  & > button:last-of-type {
    width: 100%;
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  top: -0.5rem;
  inset-inline-end: -0.5rem;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  width: 100%;
  padding: ${token.space[3]};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
  text-align: start;

  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & dd {
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
`;

export interface ProfileDetailsProps {
  readonly profile: AdminProfile;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** The signed-in admin's profile. */
export function ProfileDetails({ profile, onClose, onEdit }: ProfileDetailsProps) {
  const { firstname, lastname, email } = profile;
  return (
    <Box>
      <Close label={t`Close profile`} size="sm" onClick={onClose}>
        <X />
      </Close>
      <ProfileAvatar profile={profile} size={80} width={160} />
      <h2>{fullName(profile)}</h2>
      <Facts>
        <div>
          <dt>{t`First name`}</dt>
          <dd>{firstname}</dd>
        </div>
        <div>
          <dt>{t`Last name`}</dt>
          <dd>{lastname}</dd>
        </div>
        <div>
          <dt>{t`Email`}</dt>
          <dd>{email}</dd>
        </div>
      </Facts>
      <Button variant="outline" onClick={onEdit}>
        <Pencil aria-hidden="true" />
        {t`Edit profile`}
      </Button>
    </Box>
  );
}
