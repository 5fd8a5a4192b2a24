import { t } from '@lingui/core/macro';
import { aboutUs, aboutUsEndpoints } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { MoveItems, useOrderedList } from 'shared-ui/order';
import { type RowOf } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { aboutUsFormHref, editAboutUsHref } from '../routes';
import { aboutUsColumns } from './about-us.columns';

function AboutUsTablePage() {
  const ordered = useOrderedList(aboutUs, aboutUsEndpoints.reorder);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`About us`}
        description={t`What the site tells about the company, page by page.`}
      />
      <ResourceTable
        {...ordered}
        columns={aboutUsColumns}
        hrefOf={({ _id }) => editAboutUsHref(_id)}
        onNew={() => void navigate(aboutUsFormHref())}
        onDuplicate={({ _id }) => void navigate(aboutUsFormHref({ copyOf: _id }))}
        RowActions={AboutUsActions}
      />
    </>
  );
}

function AboutUsActions({ row }: { row: RowOf<typeof aboutUs> }) {
  return <MoveItems resource={aboutUs} reorder={aboutUsEndpoints.reorder} row={row} />;
}

export { AboutUsTablePage as Component };
