import { shellRoutes } from 'contract';

const accountPages: readonly string[] = [
  shellRoutes.forgotPassword,
  shellRoutes.resetPassword,
  shellRoutes.acceptInvitation,
  shellRoutes.confirmEmail,
];

/** Whether the address is a page by which people reach an account, with or without a session. */
export function isAccountPage(pathname: string): boolean {
  return accountPages.includes(pathname);
}
