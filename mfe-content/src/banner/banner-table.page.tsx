import { banners } from 'contract';
import { useNavigate } from 'react-router-dom';
import {
  ChoiceFilter,
  PageHeader,
  type ResourceList,
  ResourceTable,
  useResourceList,
} from 'shared-ui';
import { shownOptions } from '../common/shown-options';
import { addBannerHref, editBannerHref } from '../routes';
import { bannerColumns } from './banner.columns';

function BannerTablePage() {
  const list = useResourceList(banners);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Banners" description="The picture with a line of text on top of a page." />
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
      label="Shown"
      all="Shown or not"
      options={shownOptions}
    />
  );
}

export { BannerTablePage as Component };
