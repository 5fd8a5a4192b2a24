import { shellRoutes } from 'contract';
import {
  CircleUserRound,
  KeyRound,
  Keyboard,
  LogOut,
  Pencil,
  Plug,
  Rocket,
  ScrollText,
  ShieldCheck,
  User,
  UserRoundSearch,
  Users,
} from 'lucide-react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { openShortcuts } from '../shortcut/shortcuts-state';
import {
  Button,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  token,
  VisuallyHidden,
} from 'shared-ui';
import styled from 'styled-components';
import { useLogOut } from '../auth/use-log-out';
import { useLackingNeeds } from '../navigation/visible-pages';
import { ProfileAvatar } from './profile-avatar';
import { useProfile } from './use-profile';

const Round = styled(Button)`
  flex: none;
  width: ${token.control.md};
  height: ${token.control.md};
  padding: 0;
  border-radius: 50%;
`;

export interface ProfileMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onView: () => void;
  readonly onEdit: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The avatar with the account menu. */
export function ProfileMenu(props: ProfileMenuProps) {
  const { isOpen, onOpenChange, onView, onEdit, onCloseAutoFocus, buttonRef } = props;
  const { data: profile } = useProfile();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const maySeeStaff = useLackingNeeds(shellRoutes.staff) === undefined;
  const maySeeRoles = useLackingNeeds(shellRoutes.roles) === undefined;
  const maySeeIntegrations = useLackingNeeds(shellRoutes.integrations) === undefined;
  const maySeePersonalData = useLackingNeeds(shellRoutes.personalData) === undefined;
  const maySeeAudit = useLackingNeeds(shellRoutes.audit) === undefined;
  const maySeeReleases = useLackingNeeds(shellRoutes.releases) === undefined;
  const hasProfile = profile !== undefined;
  return (
    <DropdownMenu
      open={isOpen}
      onOpenChange={onOpenChange}
      isModal={false}
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={
        <Round variant="ghost" ref={buttonRef}>
          <span aria-hidden="true">
            {hasProfile ? <ProfileAvatar profile={profile} size={32} /> : <CircleUserRound />}
          </span>
          <VisuallyHidden>Your account</VisuallyHidden>
        </Round>
      }
    >
      <DropdownMenuItem disabled={!hasProfile} onSelect={onView}>
        <User aria-hidden="true" /> View Profile
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!hasProfile} onSelect={onEdit}>
        <Pencil aria-hidden="true" /> Edit Profile
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void navigate(shellRoutes.security)}>
        <KeyRound aria-hidden="true" /> Password and sign-in
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      {maySeeStaff ? (
        <DropdownMenuItem onSelect={() => void navigate(shellRoutes.staff)}>
          <Users aria-hidden="true" /> Staff
        </DropdownMenuItem>
      ) : null}
      {maySeeRoles ? (
        <DropdownMenuItem onSelect={() => void navigate(shellRoutes.roles)}>
          <ShieldCheck aria-hidden="true" /> Roles
        </DropdownMenuItem>
      ) : null}
      {maySeeIntegrations ? (
        <DropdownMenuItem onSelect={() => void navigate(shellRoutes.integrations)}>
          <Plug aria-hidden="true" /> Integrations
        </DropdownMenuItem>
      ) : null}
      {maySeePersonalData ? (
        <DropdownMenuItem onSelect={() => void navigate(shellRoutes.personalData)}>
          <UserRoundSearch aria-hidden="true" /> Personal data
        </DropdownMenuItem>
      ) : null}
      {maySeeReleases ? (
        <DropdownMenuItem onSelect={() => void navigate(shellRoutes.releases)}>
          <Rocket aria-hidden="true" /> Releases
        </DropdownMenuItem>
      ) : null}
      {maySeeAudit ? (
        <DropdownMenuItem onSelect={() => void navigate(shellRoutes.audit)}>
          <ScrollText aria-hidden="true" /> Audit
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem onSelect={openShortcuts}>
        <Keyboard aria-hidden="true" /> Keyboard shortcuts
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={logOut}>
        <LogOut aria-hidden="true" /> Logout
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
