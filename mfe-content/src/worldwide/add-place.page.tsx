import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { worldwide } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { addPlaceHref, worldwideTableHref } from '../routes';
import { WorldwideInputs } from './worldwide.inputs';

function AddPlacePage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader title={t`New place`} description={<SitePageLink path={siteRoutes.worldwide} />} />
      <PageForm
        key={copied}
        resource={worldwide}
        target={targetOfCopy(worldwide, copied)}
        Inputs={WorldwideInputs}
        listHref={worldwideTableHref()}
        newHref={addPlaceHref()}
      />
    </>
  );
}

export { AddPlacePage as Component };
