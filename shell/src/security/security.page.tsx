import { t } from '@lingui/core/macro';
import { PageHeader, token } from 'shared-ui';
import styled from 'styled-components';
import { CalendarCard } from './calendar-card';
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
        title={t`Password and sign-in`}
        description={t`How you sign in, where you are signed in, and your calendar’s address.`}
      />
      <Cards>
        <PasswordCard />
        <PasskeysCard />
        <SecondFactorCard />
        <SessionsCard />
        <CalendarCard />
      </Cards>
    </>
  );
}

export { SecurityPage as Component };
