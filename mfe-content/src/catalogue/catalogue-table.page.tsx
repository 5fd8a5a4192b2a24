import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { catalogues } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { shownOptions } from '../common/shown-options';
import { SitePageLink } from '../common/site-page-link';
import { catalogueFormHref, editCatalogueHref } from '../routes';
import { catalogueColumns } from './catalogue.columns';

function CatalogueTablePage() {
  const list = useResourceList(catalogues);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Catalogues`}
        description={
          <>
            {t`Printed catalogues to download.`} <SitePageLink path={siteRoutes.home} />
          </>
        }
      />
      <ResourceTable
        list={list}
        columns={catalogueColumns}
        hrefOf={({ _id }) => editCatalogueHref(_id)}
        onNew={() => void navigate(catalogueFormHref())}
        onDuplicate={({ _id }) => void navigate(catalogueFormHref({ copyOf: _id }))}
        Filters={CatalogueFilters}
      />
    </>
  );
}

function CatalogueFilters({ list }: { list: ResourceList<typeof catalogues> }) {
  return (
    <ChoiceFilter
      list={list}
      name="active"
      label={t`Shown`}
      all={t`Shown or not`}
      options={shownOptions}
    />
  );
}

export { CatalogueTablePage as Component };
