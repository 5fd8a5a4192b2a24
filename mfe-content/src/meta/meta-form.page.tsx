import { t } from '@lingui/core/macro';
import { metas } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { PageForm } from '../common/page-form';
import { metaFormHref, metaTableHref } from '../routes';
import { MetaInputs } from './meta.inputs';

/** The form for a new record, optionally for the page in the URL. */
function MetaFormPage() {
  const [address] = useSearchParams();
  const page = address.get('page');
  return (
    <>
      <PageHeader
        title={t`New page meta data`}
        description={t`Title, description and keywords of one of the site’s own pages.`}
      />
      <PageForm
        key={page}
        resource={metas}
        target={{ kind: 'new' }}
        Inputs={MetaInputs}
        initialValues={page === null ? undefined : { pageSlug: page }}
        listHref={metaTableHref()}
        newHref={metaFormHref()}
      />
    </>
  );
}

export { MetaFormPage as Component };
