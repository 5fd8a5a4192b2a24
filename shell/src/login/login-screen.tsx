import type { Login } from 'contract/staff';
import { useEffect } from 'react';
import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';
import { BrandMark } from '../brand/brand-mark';
import { BrandSide } from './brand-side';
import { LoginForm } from './login-form';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  min-height: 100dvh;

  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.main`
  display: grid;
  place-items: center;
  padding: ${token.space[6]} ${token.space[5]};
  background: ${token.color.surface};
`;

const Box = styled.div`
  display: grid;
  gap: ${token.space[6]};
  width: min(22rem, 100%);
`;

const Head = styled.header`
  & > svg {
    margin-bottom: ${token.space[5]};

    @media (width >= ${breakpoint.mobile}) {
      display: none;
    }
  }
  & h1 {
    font-size: ${token.text['2xl']};
    letter-spacing: -0.02em;
  }
  & p {
    margin-top: ${token.space[1]};
    color: ${token.color.textMuted};
  }
`;

export interface LoginScreenProps {
  /** Whether the server ended the session that the page had. */
  readonly wasRefused: boolean;
  /** Signs in, or rejects with the reason. */
  readonly onSubmit: (credentials: Login) => Promise<void>;
}

/** The login form, and the brand beside it. */
export function LoginScreen({ wasRefused, onSubmit }: LoginScreenProps) {
  // Sets the document title, which elsewhere the frame does.
  useEffect(() => {
    document.title = 'Sign in – Admin';
  }, []);

  return (
    <Page>
      <BrandSide />
      <Side>
        <Box>
          <Head>
            <BrandMark size={40} />
            <h1>Sign in</h1>
            <p>
              {wasRefused
                ? 'Your session has ended. Sign in to go on where you were.'
                : 'Welcome back. Use your staff account.'}
            </p>
          </Head>
          <LoginForm onSubmit={onSubmit} />
        </Box>
      </Side>
    </Page>
  );
}
