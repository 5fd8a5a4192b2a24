import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { catalogues } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { catalogueFormHref, catalogueTableHref } from '../routes';
import { CatalogueInputs } from './catalogue.inputs';

function EditCataloguePage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(catalogues, id);
  return (
    <>
      <PageHeader
        title={data?.title ?? t`Edit catalogue`}
        description={<SitePageLink path={siteRoutes.home} />}
      />
      <PageForm
        key={id}
        resource={catalogues}
        target={{ kind: 'edit', id }}
        Inputs={CatalogueInputs}
        listHref={catalogueTableHref()}
        newHref={catalogueFormHref()}
      />
    </>
  );
}

export { EditCataloguePage as Component };
