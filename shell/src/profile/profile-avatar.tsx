import { fileEndpoints, type imageWidths } from 'contract/file';
import { type AdminProfile } from 'contract/staff';
import { Avatar } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { fullName } from './profile-names';

export interface ProfileAvatarProps {
  readonly profile: AdminProfile;
  /** CSS pixels. */
  readonly size: number;
  /** Pixels of the loaded picture. */
  readonly width?: (typeof imageWidths)[number];
}

/** An admin's photo, or the initials. */
export function ProfileAvatar({ profile, size, width = 64 }: ProfileAvatarProps) {
  const api = useApi();
  const { photo } = profile;
  const src =
    photo === null ? undefined : api.urlOf(fileEndpoints.logo, { id: photo, query: { w: width } });
  return <Avatar name={fullName(profile)} src={src} size={size} />;
}
