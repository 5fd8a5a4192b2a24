import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import {
  Activity,
  CircleUserRound,
  KeyRound,
  Keyboard,
  LogOut,
  type LucideIcon,
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
import { useOwnRole } from 'shared-ui/client';
import styled from 'styled-components';
import { useLogOut } from '../auth/use-log-out';
import { useLackingNeeds } from '../navigation/visible-pages';
import { VersionLine } from '../operation/version-line';
import { ProfileAvatar } from './profile-avatar';
import { useProfile } from './use-profile';

const Round = styled(Button)`
  flex: none;
  width: ${token.control.md};
  height: ${token.control.md};
  padding: 0;
  border-radius: 50%;
`;

interface StaffPage {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

const staffPages: readonly StaffPage[] = [
  {
    path: shellRoutes.staff,
    get label() {
      return t`Staff`;
    },
    Icon: Users,
  },
  {
    path: shellRoutes.roles,
    get label() {
      return t`Roles`;
    },
    Icon: ShieldCheck,
  },
  {
    path: shellRoutes.integrations,
    get label() {
      return t`Integrations`;
    },
    Icon: Plug,
  },
  {
    path: shellRoutes.personalData,
    get label() {
      return t`Personal data`;
    },
    Icon: UserRoundSearch,
  },
  {
    path: shellRoutes.releases,
    get label() {
      return t`Releases`;
    },
    Icon: Rocket,
  },
  {
    path: shellRoutes.operation,
    get label() {
      return t`Operation`;
    },
    Icon: Activity,
  },
  {
    path: shellRoutes.audit,
    get label() {
      return t`Audit`;
    },
    Icon: ScrollText,
  },
];

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
          <VisuallyHidden>{t`Your account`}</VisuallyHidden>
        </Round>
      }
    >
      <DropdownMenuItem disabled={!hasProfile} onSelect={onView}>
        <User aria-hidden="true" /> {t`View Profile`}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!hasProfile} onSelect={onEdit}>
        <Pencil aria-hidden="true" /> {t`Edit Profile`}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void navigate(shellRoutes.security)}>
        <KeyRound aria-hidden="true" /> {t`Password and sign-in`}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      {staffPages.map((page) => (
        <PageItem key={page.path} {...page} />
      ))}
      <DropdownMenuItem onSelect={openShortcuts}>
        <Keyboard aria-hidden="true" /> {t`Keyboard shortcuts`}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={logOut}>
        <LogOut aria-hidden="true" /> {t`Logout`}
      </DropdownMenuItem>
      <VersionLine />
    </DropdownMenu>
  );
}

/** An entry for whoever may open its page. */
function PageItem({ path, label, Icon }: StaffPage) {
  const navigate = useNavigate();
  const lacksNeeds = useLackingNeeds(path) !== undefined;
  const isOwner = useOwnRole()?.isOwner === true;
  if (lacksNeeds || (path === shellRoutes.operation && !isOwner)) return null;
  return (
    <DropdownMenuItem onSelect={() => void navigate(path)}>
      <Icon aria-hidden="true" /> {label}
    </DropdownMenuItem>
  );
}
