import { t } from '@lingui/core/macro';
import type { LoginAnswer } from 'contract/staff';
import { Button, Dialog } from 'shared-ui';
import { useMe, WordedError } from 'shared-ui/client';
import { useAuth, useAuthStore } from '../auth/auth-context';
import { useAdoptProfile } from '../profile/use-profile';
import { LoginForm } from './login-form';
import { useSignInCalls } from './use-sign-in-calls';

/** Asks to sign in again over a page with unsaved changes, whose calls are repeated afterwards. */
export function SignInAgainDialog() {
  const auth = useAuth();
  return !auth.authenticated && auth.end === 'asked' ? <Question /> : null;
}

function Question() {
  const store = useAuthStore();
  const adopt = useAdoptProfile();
  const me = useMe();

  function open(answer: LoginAnswer) {
    if (me !== undefined && answer.admin._id !== me._id) {
      throw new WordedError(`That is another account. Sign in as ${me.email}, or leave the page.`);
    }
    store.signIn(answer);
    adopt(answer.admin);
  }
  const { pathname, search, hash } = location;
  const calls = useSignInCalls({ open, from: pathname + search + hash });
  return (
    <Dialog
      open
      size="sm"
      title={t`Your session has ended`}
      description={t`Sign in to go on. What you have entered stays as it is.`}
      onOpenChange={() => undefined}
      footer={
        <Button variant="outline" onClick={store.leave}>
          {t`Leave the page`}
        </Button>
      }
    >
      <LoginForm calls={calls} {...(me && { account: me.email })} />
    </Dialog>
  );
}
