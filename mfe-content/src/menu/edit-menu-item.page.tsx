import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { menuItems } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { menuFormHref, menuTableHref } from '../routes';
import { MenuItemInputs } from './menu-item.inputs';

function EditMenuItemPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(menuItems, id);
  return (
    <>
      <PageHeader
        title={data?.title ?? t`Edit menu item`}
        description={<SitePageLink path={siteRoutes.home} />}
      />
      <PageForm
        key={id}
        resource={menuItems}
        target={{ kind: 'edit', id }}
        Inputs={MenuItemInputs}
        listHref={menuTableHref()}
        newHref={menuFormHref()}
      />
    </>
  );
}

export { EditMenuItemPage as Component };
