import { navigationLinks, siteRoutes } from 'contract';
import { useNavigate } from 'react-router-dom';
import { PageHeader, ResourceTable, useResourceList } from 'shared-ui';
import { SitePageLink } from '../common/site-page-link';
import { editNavigationLinkHref, navigationLinkFormHref } from '../routes';
import { FooterColumns } from './footer-columns';
import { navigationLinkColumns } from './navigation-link.columns';

function NavigationLinkTablePage() {
  const list = useResourceList(navigationLinks);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Navigation links"
        description={
          <>
            The footer’s links, column by column. <SitePageLink path={siteRoutes.home} />
          </>
        }
      />
      <FooterColumns />
      <ResourceTable
        list={list}
        columns={navigationLinkColumns}
        hrefOf={({ _id }) => editNavigationLinkHref(_id)}
        onNew={() => void navigate(navigationLinkFormHref())}
        onDuplicate={({ _id }) => void navigate(navigationLinkFormHref({ copyOf: _id }))}
      />
    </>
  );
}

export { NavigationLinkTablePage as Component };
