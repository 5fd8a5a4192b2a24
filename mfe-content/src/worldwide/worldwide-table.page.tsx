import { siteRoutes, worldwide } from 'contract';
import { useNavigate } from 'react-router-dom';
import { PageHeader, ResourceTable, useResourceList } from 'shared-ui';
import { SitePageLink } from '../common/site-page-link';
import { addPlaceHref, editPlaceHref } from '../routes';
import { worldwideColumns } from './worldwide.columns';
import { WorldwideFilters } from './worldwide.filters';

function WorldwideTablePage() {
  const list = useResourceList(worldwide);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Worldwide"
        description={
          <>
            Where the company is in the world. <SitePageLink path={siteRoutes.worldwide} />
          </>
        }
      />
      <ResourceTable
        list={list}
        columns={worldwideColumns}
        hrefOf={({ _id }) => editPlaceHref(_id)}
        onNew={() => void navigate(addPlaceHref())}
        onDuplicate={({ _id }) => void navigate(addPlaceHref({ copyOf: _id }))}
        Filters={WorldwideFilters}
      />
    </>
  );
}

export { WorldwideTablePage as Component };
