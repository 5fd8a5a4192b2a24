import { t } from '@lingui/core/macro';
import { metas } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { editMetaHref, metaFormHref } from '../routes';
import { MissingPages } from './missing-pages';
import { metaColumns } from './meta.columns';

function MetaTablePage() {
  const list = useResourceList(metas);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Page meta data`}
        description={t`What search engines and shared links say of the site’s own pages. Chemicals, categories and posts have theirs in their forms.`}
      />
      <MissingPages />
      <ResourceTable
        list={list}
        columns={metaColumns}
        hrefOf={({ _id }) => editMetaHref(_id)}
        onNew={() => void navigate(metaFormHref())}
      />
    </>
  );
}

export { MetaTablePage as Component };
