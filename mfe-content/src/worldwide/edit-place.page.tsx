import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { worldwide } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { addPlaceHref, worldwideTableHref } from '../routes';
import { WorldwideInputs } from './worldwide.inputs';

function EditPlacePage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(worldwide, id);
  return (
    <>
      <PageHeader
        title={data?.name ?? t`Edit place`}
        description={<SitePageLink path={siteRoutes.worldwide} />}
      />
      <PageForm
        key={id}
        resource={worldwide}
        target={{ kind: 'edit', id }}
        Inputs={WorldwideInputs}
        listHref={worldwideTableHref()}
        newHref={addPlaceHref()}
      />
    </>
  );
}

export { EditPlacePage as Component };
