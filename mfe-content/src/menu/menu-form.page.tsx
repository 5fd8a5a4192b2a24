import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { menuItems } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { menuFormHref, menuTableHref } from '../routes';
import { MenuItemInputs } from './menu-item.inputs';

/** The form for a new item, optionally below the parent in the URL. */
function MenuFormPage() {
  const [address] = useSearchParams();
  const parent = menuItems.id.safeParse(address.get('parent'));
  return (
    <>
      <PageHeader title={t`New menu item`} description={<SitePageLink path={siteRoutes.home} />} />
      <PageForm
        key={parent.data}
        resource={menuItems}
        target={{ kind: 'new' }}
        Inputs={MenuItemInputs}
        initialValues={parent.success ? { parentId: parent.data } : undefined}
        listHref={menuTableHref()}
        newHref={menuFormHref()}
      />
    </>
  );
}

export { MenuFormPage as Component };
