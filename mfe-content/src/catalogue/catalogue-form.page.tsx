import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { catalogues } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { catalogueFormHref, catalogueTableHref } from '../routes';
import { CatalogueInputs } from './catalogue.inputs';

function CatalogueFormPage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader title={t`New catalogue`} description={<SitePageLink path={siteRoutes.home} />} />
      <PageForm
        key={copied}
        resource={catalogues}
        target={targetOfCopy(catalogues, copied)}
        Inputs={CatalogueInputs}
        listHref={catalogueTableHref()}
        newHref={catalogueFormHref()}
      />
    </>
  );
}

export { CatalogueFormPage as Component };
