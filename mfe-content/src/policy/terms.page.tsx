import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { PolicyPage } from './policy-page';

function TermsPage() {
  return <PolicyPage kind="terms" title={t`Terms and conditions`} path={siteRoutes.terms} />;
}

export { TermsPage as Component };
