import { siteRoutes } from 'contract';
import { PolicyPage } from './policy-page';

function ImprintPage() {
  return <PolicyPage kind="imprint" title="Imprint" path={siteRoutes.imprint} />;
}

export { ImprintPage as Component };
