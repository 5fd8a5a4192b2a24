import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { companyLogos } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { SitePageLink } from '../common/site-page-link';
import { addLogoHref, editLogoHref } from '../routes';
import { logoColumns } from './logo.columns';
import { logoVariantOptions } from './logo-variants';

function LogoTablePage() {
  const list = useResourceList(companyLogos);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Logos`}
        description={
          <>
            {t`In the head of every page, and in the browser’s tab.`}{' '}
            <SitePageLink path={siteRoutes.home} />
          </>
        }
      />
      <ResourceTable
        list={list}
        columns={logoColumns}
        hrefOf={({ _id }) => editLogoHref(_id)}
        onNew={() => void navigate(addLogoHref())}
        Filters={LogoFilters}
      />
    </>
  );
}

function LogoFilters({ list }: { list: ResourceList<typeof companyLogos> }) {
  return (
    <ChoiceFilter
      list={list}
      name="variant"
      label={t`Kind`}
      all={t`All kinds`}
      options={logoVariantOptions}
    />
  );
}

export { LogoTablePage as Component };
