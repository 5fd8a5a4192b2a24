import { aboutUs, aboutUsEndpoints } from 'contract';
import { useNavigate } from 'react-router-dom';
import { MoveItems, PageHeader, ResourceTable, type RowOf, useOrderedList } from 'shared-ui';
import { aboutUsFormHref, editAboutUsHref } from '../routes';
import { aboutUsColumns } from './about-us.columns';

function AboutUsTablePage() {
  const ordered = useOrderedList(aboutUs, aboutUsEndpoints.reorder);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="About us"
        description="What the site tells about the company, page by page."
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
