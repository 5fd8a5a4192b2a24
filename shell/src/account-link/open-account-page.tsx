import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { FontFaces, type FontUrls, GlobalStyle } from 'shared-ui';
import { AcceptInvitation } from './accept-invitation';
import { FirstAccount } from './first-account';
import { ConfirmEmail } from './confirm-email';
import { ForgotPassword } from './forgot-password';
import { LinkPage } from './link-page';
import { ResetPassword } from './reset-password';

export interface AccountPage {
  readonly root: Root;
  readonly baseURL: string;
  readonly fonts: FontUrls;
}

/** Shows the account page of the current address. */
export function openAccountPage(page: AccountPage): void {
  const token = location.hash.slice(1);
  open(page, pageAt(location.pathname, { baseURL: page.baseURL, token }));
}

/** Shows the page of an installation without an account. The link that its start prints has the token. */
export function openFirstAccount(page: AccountPage): void {
  const token = location.hash.slice(1);
  open(page, <FirstAccount baseURL={page.baseURL} token={token} />);
}

function open({ root, fonts }: AccountPage, page: ReactNode): void {
  root.render(
    <>
      <GlobalStyle />
      <FontFaces urls={fonts} />
      {page}
    </>,
  );
}

interface PageParts {
  readonly baseURL: string;
  readonly token: string;
}

function pageAt(pathname: string, parts: PageParts): ReactNode {
  switch (pathname) {
    case shellRoutes.resetPassword:
      return (
        <LinkPage {...parts} again="self" title={t`Choose a new password`}>
          {(email) => <ResetPassword {...parts} email={email} />}
        </LinkPage>
      );
    case shellRoutes.acceptInvitation:
      return (
        <LinkPage {...parts} again="sender" title={t`Open your account`}>
          {(email) => <AcceptInvitation {...parts} email={email} />}
        </LinkPage>
      );
    case shellRoutes.confirmEmail:
      return (
        <LinkPage {...parts} again="sender" title={t`Confirm your new email`}>
          {(email) => <ConfirmEmail {...parts} email={email} />}
        </LinkPage>
      );
    default:
      return <ForgotPassword baseURL={parts.baseURL} />;
  }
}
