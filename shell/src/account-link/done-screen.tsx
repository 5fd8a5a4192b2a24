import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { SignInLayout } from '../login/sign-in-layout';

export interface DoneScreenProps {
  readonly title: string;
  readonly description: string;
}

/** What a link has done, and the way on. */
export function DoneScreen({ title, description }: DoneScreenProps) {
  return (
    <SignInLayout title={title} description={description}>
      <a href={shellRoutes.login}>{t`Go to sign-in`}</a>
    </SignInLayout>
  );
}
