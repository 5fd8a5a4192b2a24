import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { companyLogos } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { addLogoHref, logoTableHref } from '../routes';
import { LogoInputs } from './logo.inputs';

function EditLogoPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader title={t`Edit logo`} description={<SitePageLink path={siteRoutes.home} />} />
      <PageForm
        key={id}
        resource={companyLogos}
        target={{ kind: 'edit', id }}
        Inputs={LogoInputs}
        listHref={logoTableHref()}
        newHref={addLogoHref()}
      />
    </>
  );
}

export { EditLogoPage as Component };
