import { shellRoutes } from 'contract';
import type { Login } from 'contract/staff';
import { LoginForm } from './login-form';
import { SignInLayout } from './sign-in-layout';

export interface LoginScreenProps {
  /** Whether the server ended the session that the page had. */
  readonly wasRefused: boolean;
  /** Signs in, or rejects with the reason. */
  readonly onSubmit: (credentials: Login) => Promise<void>;
}

/** The login form. */
export function LoginScreen({ wasRefused, onSubmit }: LoginScreenProps) {
  const description = wasRefused
    ? 'Your session has ended. Sign in to go on where you were.'
    : 'Welcome back. Use your staff account.';
  return (
    <SignInLayout title="Sign in" description={description}>
      <LoginForm onSubmit={onSubmit} />
      {/* Its page is no part of the panel: the link loads a document. */}
      <a href={shellRoutes.forgotPassword}>Forgot password?</a>
    </SignInLayout>
  );
}
