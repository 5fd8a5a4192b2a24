import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { LanguageChoice } from '../language/language-choice';
import { LoginForm, type LoginFormProps } from './login-form';
import { SignInLayout } from './sign-in-layout';

export interface LoginScreenProps extends LoginFormProps {
  /** Whether the server ended the session that the page had. */
  readonly wasRefused: boolean;
}

/** The login form. */
export function LoginScreen({ wasRefused, ...form }: LoginScreenProps) {
  const description = wasRefused
    ? t`Your session has ended. Sign in to go on where you were.`
    : t`Welcome back. Use your staff account.`;
  return (
    <SignInLayout title={t`Sign in`} description={description}>
      <LoginForm {...form} />
      {/* Its page is no part of the panel: the link loads a document. */}
      <a href={shellRoutes.forgotPassword}>{t`Forgot password?`}</a>
      <LanguageChoice />
    </SignInLayout>
  );
}
