import { t } from '@lingui/core/macro';
import { banners } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { PageForm } from '../common/page-form';
import { addBannerHref, bannerTableHref } from '../routes';
import { BannerInputs } from './banner.inputs';

function AddBannerPage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader
        title={t`New banner`}
        description={t`A picture with a line of text, for one page.`}
      />
      <PageForm
        key={copied}
        resource={banners}
        target={targetOfCopy(banners, copied)}
        Inputs={BannerInputs}
        listHref={bannerTableHref()}
        newHref={addBannerHref()}
      />
    </>
  );
}

export { AddBannerPage as Component };
