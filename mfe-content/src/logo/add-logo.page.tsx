import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { companyLogos } from 'contract/content';
import { PageHeader } from 'shared-ui';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { addLogoHref, logoTableHref } from '../routes';
import { LogoInputs } from './logo.inputs';

function AddLogoPage() {
  return (
    <>
      <PageHeader title={t`New logo`} description={<SitePageLink path={siteRoutes.home} />} />
      <PageForm
        resource={companyLogos}
        target={{ kind: 'new' }}
        Inputs={LogoInputs}
        listHref={logoTableHref()}
        newHref={addLogoHref()}
      />
    </>
  );
}

export { AddLogoPage as Component };
