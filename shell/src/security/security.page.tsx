import { PageHeader, token } from 'shared-ui';
import styled from 'styled-components';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor-card';
import { SessionsCard } from './sessions-card';

const Cards = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** How the signed-in admin signs in. */
function SecurityPage() {
  return (
    <>
      <PageHeader
        title="Password and sign-in"
        description="How you sign in, and where you are signed in."
      />
      <Cards>
        <PasswordCard />
        <PasskeysCard />
        <SecondFactorCard />
        <SessionsCard />
      </Cards>
    </>
  );
}

export { SecurityPage as Component };
