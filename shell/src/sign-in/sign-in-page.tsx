import { FontFaces, type FontUrls, GlobalStyle } from 'shared-ui';
import { LoginScreen, type LoginScreenProps } from '../login/login-screen';

export interface SignInPageProps {
  readonly fonts: FontUrls;
  readonly onSubmit: LoginScreenProps['onSubmit'];
}

/** The login page of a document that was requested without a session, before the panel's code has loaded. */
export function SignInPage({ fonts, onSubmit }: SignInPageProps) {
  return (
    <>
      <GlobalStyle />
      <FontFaces urls={fonts} />
      <LoginScreen wasRefused={false} onSubmit={onSubmit} />
    </>
  );
}
