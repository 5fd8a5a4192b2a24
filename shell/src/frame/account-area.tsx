import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { breakpoint, Popover, token } from 'shared-ui';
import styled from 'styled-components';
import { NotificationPanel } from '../notification/notification-panel';
import { EditProfileDialog } from '../profile/edit-profile-dialog';
import { ProfileDetails } from '../profile/profile-details';
import { ProfileMenu } from '../profile/profile-menu';
import { useProfile } from '../profile/use-profile';
import { useOpenPanel } from './use-open-panel';

const Who = styled.span`
  overflow: hidden;
  max-width: 16rem;
  padding-inline: ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width < ${breakpoint.wide}) {
    display: none;
  }
`;

/** The right end of the top bar: notifications, and the account's menu, panel and dialog. */
export function AccountArea() {
  const { panel, change, keepFocus } = useOpenPanel();
  const [isEditing, setIsEditing] = useState(false);
  const { data: profile } = useProfile();
  const avatar = useRef<HTMLButtonElement>(null);

  function changeProfile(isOpen: boolean) {
    change('profile', isOpen);
    const isLeftByKey = document.activeElement?.closest('[role="dialog"]');
    if (!isOpen && isLeftByKey) avatar.current?.focus();
  }
  function edit() {
    change('profile', false);
    setIsEditing(true);
  }
  return (
    <>
      <NotificationPanel
        isOpen={panel === 'notifications'}
        onOpenChange={(isOpen) => change('notifications', isOpen)}
        onCloseAutoFocus={keepFocus}
      />
      <Who>
        <ProfileLine />
      </Who>
      <Popover
        label={t`Profile`}
        align="end"
        open={panel === 'profile'}
        onOpenChange={changeProfile}
        anchor={
          <ProfileMenu
            isOpen={panel === 'menu'}
            onOpenChange={(isOpen) => change('menu', isOpen)}
            onView={() => change('profile', true)}
            onEdit={edit}
            onCloseAutoFocus={keepFocus}
            buttonRef={avatar}
          />
        }
      >
        {profile === undefined ? null : (
          <ProfileDetails profile={profile} onClose={() => changeProfile(false)} onEdit={edit} />
        )}
      </Popover>
      {isEditing && profile !== undefined ? (
        <EditProfileDialog profile={profile} onClose={() => setIsEditing(false)} />
      ) : null}
    </>
  );
}

/** The texts: specification, section 8. */
function ProfileLine() {
  const { data: profile, isError } = useProfile();
  if (profile !== undefined) return profile.email;
  return isError ? t`Error loading profile` : t`Loading...`;
}
