import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { PolicyPage } from './policy-page';

function PrivacyPolicyPage() {
  return <PolicyPage kind="privacy" title={t`Privacy policy`} path={siteRoutes.privacyPolicy} />;
}

export { PrivacyPolicyPage as Component };
