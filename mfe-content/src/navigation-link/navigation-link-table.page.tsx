import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { navigationLinkEndpoints, navigationLinks } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useOrderedList } from 'shared-ui/order';
import { ResourceTable } from 'shared-ui/table';
import { SitePageLink } from '../common/site-page-link';
import { editNavigationLinkHref, navigationLinkFormHref } from '../routes';
import { NavigationLinkActions } from './navigation-link-actions';
import { navigationLinkColumns } from './navigation-link.columns';

function NavigationLinkTablePage() {
  const ordered = useOrderedList(navigationLinks, navigationLinkEndpoints.reorder);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Navigation links`}
        description={
          <>
            {t`The footer shows its links in this order, each in its column.`}{' '}
            <SitePageLink path={siteRoutes.home} />
          </>
        }
      />
      <ResourceTable
        {...ordered}
        columns={navigationLinkColumns}
        hrefOf={({ _id }) => editNavigationLinkHref(_id)}
        onNew={() => void navigate(navigationLinkFormHref())}
        onDuplicate={({ _id }) => void navigate(navigationLinkFormHref({ copyOf: _id }))}
        RowActions={NavigationLinkActions}
      />
    </>
  );
}

export { NavigationLinkTablePage as Component };
