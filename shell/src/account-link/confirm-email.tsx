import { t } from '@lingui/core/macro';
import { accountPaths } from 'contract/staff';
import { Button } from 'shared-ui';
import { SignInLayout } from '../login/sign-in-layout';
import { RefusalNote } from '../security/refusal-note';
import { DoneScreen } from './done-screen';
import { usePost } from './use-post';

export interface ConfirmEmailProps {
  readonly baseURL: string;
  readonly token: string;
  readonly email: string;
}

/** Confirms a new email. A button, because mail servers open the links of a mail to check them. */
export function ConfirmEmail({ baseURL, token, email }: ConfirmEmailProps) {
  const { state, post, refusal } = usePost(`${baseURL}/${accountPaths.confirmEmail}`);
  if (state.kind === 'done') {
    const description = t`From now on you sign in with ${email}.`;
    return <DoneScreen title={t`Email changed`} description={description} />;
  }
  return (
    <SignInLayout
      title={t`Confirm your new email`}
      description={t`You will sign in with ${email}.`}
    >
      <RefusalNote>{refusal}</RefusalNote>
      <Button size="lg" isLoading={state.kind === 'pending'} onClick={() => post({ token })}>
        {t`Confirm ${email}`}
      </Button>
    </SignInLayout>
  );
}
