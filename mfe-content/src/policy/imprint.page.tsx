import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { PolicyPage } from './policy-page';

function ImprintPage() {
  return <PolicyPage kind="imprint" title={t`Imprint`} path={siteRoutes.imprint} />;
}

export { ImprintPage as Component };
