import { useState } from 'react';
import { FontFaces, type FontUrls, GlobalStyle } from 'shared-ui';
import { InLanguage } from '../language/in-language';
import { LoginScreen } from '../login/login-screen';
import { ProviderReturn } from '../login/provider-return';
import type { ReturnCalls } from '../login/sign-in-calls';

export interface SignInPageProps {
  readonly fonts: FontUrls;
  readonly calls: ReturnCalls;
  /** The query with which the identity provider sent the browser back. */
  readonly response: string | undefined;
}

/** The login page of a document that was requested without a session, before the panel's code has loaded. */
export function SignInPage({ fonts, calls, response: first }: SignInPageProps) {
  const [response, setResponse] = useState(first);
  return (
    <>
      <GlobalStyle />
      <FontFaces urls={fonts} />
      <InLanguage>
        {response === undefined ? (
          <LoginScreen wasRefused={false} calls={calls} />
        ) : (
          <ProviderReturn response={response} calls={calls} onBack={() => setResponse(undefined)} />
        )}
      </InLanguage>
    </>
  );
}
