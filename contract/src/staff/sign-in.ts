/** The cookie with an admin's bearer token. The API does not accept it: the panel's script and its page read it. */
export const tokenCookie = 'jwt';

/** The path of the login call: the sign-in page calls it without the contract's schemas. */
export const loginPath = 'admin/login';

/** The path of the call that adds an account, the first one with the set-up token. */
export const registerPath = 'admin/register';

/** The paths of the calls that pages without a session make, without the contract's schemas. */
export const accountPaths = {
  requestReset: 'admin/requestPasswordReset',
  readLink: 'admin/readLink',
  resetPassword: 'admin/resetPassword',
  acceptInvitation: 'admin/acceptInvitation',
  confirmEmail: 'admin/confirmEmail',
} as const;

/** The paths of the calls that sign in with a passkey. */
export const passkeyPaths = {
  begin: 'admin/beginPasskeyLogin',
  login: 'admin/passkeyLogin',
} as const;

/** The paths of the calls that sign in with the identity provider. */
export const providerPaths = {
  begin: 'admin/beginProviderLogin',
  login: 'admin/providerLogin',
} as const;
