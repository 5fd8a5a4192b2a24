import { t } from '@lingui/core/macro';
import { banners } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { shownOptions } from '../common/shown-options';
import { addBannerHref, editBannerHref } from '../routes';
import { bannerColumns } from './banner.columns';

function BannerTablePage() {
  const list = useResourceList(banners);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Banners`}
        description={t`The picture with a line of text on top of a page.`}
      />
      <ResourceTable
        list={list}
        columns={bannerColumns}
        hrefOf={({ _id }) => editBannerHref(_id)}
        onNew={() => void navigate(addBannerHref())}
        onDuplicate={({ _id }) => void navigate(addBannerHref({ copyOf: _id }))}
        Filters={BannerFilters}
      />
    </>
  );
}

function BannerFilters({ list }: { list: ResourceList<typeof banners> }) {
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

export { BannerTablePage as Component };
