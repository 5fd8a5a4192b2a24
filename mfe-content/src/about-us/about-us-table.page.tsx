import { aboutUs, aboutUsEndpoints } from 'contract';
import { useNavigate } from 'react-router-dom';
import {
  MoveItems,
  PageHeader,
  PictureThumb,
  RecordOrder,
  ResourceTable,
  type RowOf,
  useResourceList,
} from 'shared-ui';
import { aboutUsFormHref, editAboutUsHref } from '../routes';
import { aboutUsColumns } from './about-us.columns';

function AboutUsTablePage() {
  const list = useResourceList(aboutUs);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="About us"
        description="What the site tells about the company, page by page."
      />
      <RecordOrder
        resource={aboutUs}
        reorder={aboutUsEndpoints.reorder}
        words={{ one: 'page', many: 'pages' }}
        renderItem={renderPage}
      />
      <ResourceTable
        list={list}
        columns={aboutUsColumns}
        hrefOf={({ _id }) => editAboutUsHref(_id)}
        onNew={() => void navigate(aboutUsFormHref())}
        onDuplicate={({ _id }) => void navigate(aboutUsFormHref({ copyOf: _id }))}
        RowActions={AboutUsActions}
      />
    </>
  );
}

function renderPage({ image, title }: RowOf<typeof aboutUs>) {
  return (
    <>
      <PictureThumb name={image} alt="" />
      <span>{title}</span>
    </>
  );
}

function AboutUsActions({ row }: { row: RowOf<typeof aboutUs> }) {
  return <MoveItems resource={aboutUs} reorder={aboutUsEndpoints.reorder} row={row} />;
}

export { AboutUsTablePage as Component };
