import { shellRoutes } from 'contract';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';
import { useAuth } from '../auth/auth-context';
import { safePath } from '../auth/safe-path';
import { readToken } from '../auth/token-cookie';
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

/** The login page. A user who is, or gets, signed in is redirected to the requested page. */
export function LoginPage() {
  const auth = useAuth();
  const [address] = useSearchParams();
  // Sets the document title, which elsewhere the frame does.
  useEffect(() => {
    document.title = 'Sign in – Admin';
  }, []);

  if (readToken() !== undefined)
    return <Navigate to={safePath(address.get('from')) ?? shellRoutes.dashboard} replace />;
  const wasRefused = !auth.authenticated && auth.end === 'refused';
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
          <LoginForm />
        </Box>
      </Side>
    </Page>
  );
}
