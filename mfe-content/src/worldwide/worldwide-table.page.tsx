import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { worldwide } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
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
        title={t`Worldwide`}
        description={
          <>
            {t`Where the company is in the world.`} <SitePageLink path={siteRoutes.worldwide} />
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
