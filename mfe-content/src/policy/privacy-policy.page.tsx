import { siteRoutes } from 'contract';
import { PolicyPage } from './policy-page';

function PrivacyPolicyPage() {
  return <PolicyPage kind="privacy" title="Privacy policy" path={siteRoutes.privacyPolicy} />;
}

export { PrivacyPolicyPage as Component };
