import { shellRoutes } from 'contract';
import type { AccountLinkKind } from 'contract/staff';
import type { Env } from '../../kernel/env';
import { panelAddress } from '../../kernel/public-url';

const paths: Readonly<Record<AccountLinkKind, string>> = {
  invitation: shellRoutes.acceptInvitation,
  'password-reset': shellRoutes.resetPassword,
  'email-change': shellRoutes.confirmEmail,
};

type Addresses = Pick<Env, 'ADMIN_URL' | 'PUBLIC_URL' | 'PORT'>;

/** The address of a link's page. The token is in the fragment, which browsers send to no server. */
export function linkAddress(env: Addresses, kind: AccountLinkKind, token: string): string {
  return `${panelAddress(env)}${paths[kind]}#${token}`;
}
