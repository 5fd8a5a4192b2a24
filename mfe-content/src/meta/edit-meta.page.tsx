import { t } from '@lingui/core/macro';
import { metas } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { metaFormHref, metaTableHref } from '../routes';
import { MetaInputs } from './meta.inputs';
import { pageOfSlug } from './meta-pages';

function EditMetaPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(metas, id);
  const page = data === undefined ? undefined : pageOfSlug(data.pageSlug);
  return (
    <>
      <PageHeader
        title={page === undefined ? t`Edit page meta data` : t`Meta data: ${{ page: page.name }}`}
        description={page?.path === undefined ? undefined : <SitePageLink path={page.path} />}
      />
      <PageForm
        key={id}
        resource={metas}
        target={{ kind: 'edit', id }}
        Inputs={MetaInputs}
        listHref={metaTableHref()}
        newHref={metaFormHref()}
      />
    </>
  );
}

export { EditMetaPage as Component };
