import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { slideEndpoints, slides } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { MoveItems, useOrderedList } from 'shared-ui/order';
import { type ResourceList, type RowOf } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { shownOptions } from '../common/shown-options';
import { SitePageLink } from '../common/site-page-link';
import { editSlideHref, slideFormHref } from '../routes';
import { slideColumns } from './slide.columns';

function SlideTablePage() {
  const ordered = useOrderedList(slides, slideEndpoints.reorder);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Slide show`}
        description={
          <>
            {t`What the home page shows one after the other.`}{' '}
            <SitePageLink path={siteRoutes.home} />
          </>
        }
      />
      <ResourceTable
        {...ordered}
        columns={slideColumns}
        hrefOf={({ _id }) => editSlideHref(_id)}
        onNew={() => void navigate(slideFormHref())}
        onDuplicate={({ _id }) => void navigate(slideFormHref({ copyOf: _id }))}
        Filters={SlideFilters}
        RowActions={SlideActions}
      />
    </>
  );
}

function SlideFilters({ list }: { list: ResourceList<typeof slides> }) {
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

function SlideActions({ row }: { row: RowOf<typeof slides> }) {
  return <MoveItems resource={slides} reorder={slideEndpoints.reorder} row={row} />;
}

export { SlideTablePage as Component };
