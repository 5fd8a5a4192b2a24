import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { navigationLinks } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { navigationLinkFormHref, navigationLinkTableHref } from '../routes';
import { NavigationLinkInputs } from './navigation-link.inputs';

function EditNavigationLinkPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(navigationLinks, id);
  return (
    <>
      <PageHeader
        title={data?.label ?? t`Edit navigation link`}
        description={<SitePageLink path={siteRoutes.home} />}
      />
      <PageForm
        key={id}
        resource={navigationLinks}
        target={{ kind: 'edit', id }}
        Inputs={NavigationLinkInputs}
        listHref={navigationLinkTableHref()}
        newHref={navigationLinkFormHref()}
      />
    </>
  );
}

export { EditNavigationLinkPage as Component };
