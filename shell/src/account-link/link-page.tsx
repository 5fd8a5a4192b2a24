import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { accountPaths } from 'contract/staff';
import { type ReactNode, useEffect } from 'react';
import { Spinner } from 'shared-ui';
import { SignInLayout } from '../login/sign-in-layout';
import { usePost } from './use-post';

export interface LinkPageProps {
  readonly baseURL: string;
  readonly token: string;
  readonly title: string;
  /** Who can make another link: the reader on the password page, or whoever had this one sent. */
  readonly again: 'self' | 'sender';
  /** What the link is for, once the server has said whose it is. */
  readonly children: (email: string) => ReactNode;
}

/** A page that a link in a mail opens: it asks the server whose the link is, and whether it still works. */
export function LinkPage({ baseURL, token, title, again, children }: LinkPageProps) {
  const { state, post, refusal, errorOf } = usePost(`${baseURL}/${accountPaths.readLink}`);

  // Asks once for each link.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `post` is new with each render
  useEffect(() => post({ token }), [token]);

  if (state.kind === 'done') return children(emailOf(state.answer));
  const problem = refusal ?? errorOf('token');
  return (
    <SignInLayout title={title} description={problem ?? t`One moment…`}>
      {problem === undefined ? (
        <Spinner />
      ) : (
        <nav aria-label={t`Other ways`}>
          {again === 'self' ? (
            <a href={shellRoutes.forgotPassword}>{t`Ask for a new link`}</a>
          ) : (
            t`Ask for it to be sent again`
          )}
          {' · '}
          <a href={shellRoutes.login}>{t`Sign in`}</a>
        </nav>
      )}
    </SignInLayout>
  );
}

function emailOf(answer: unknown): string {
  const { data } = Object(answer);
  return String(Object(data).email ?? '');
}
