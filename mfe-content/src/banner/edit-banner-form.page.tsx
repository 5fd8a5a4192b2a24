import { t } from '@lingui/core/macro';
import { banners } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { addBannerHref, bannerTableHref } from '../routes';
import { BannerInputs } from './banner.inputs';

function EditBannerFormPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(banners, id);
  return (
    <>
      <PageHeader title={data?.title ?? t`Edit banner`} />
      <PageForm
        key={id}
        resource={banners}
        target={{ kind: 'edit', id }}
        Inputs={BannerInputs}
        listHref={bannerTableHref()}
        newHref={addBannerHref()}
      />
    </>
  );
}

export { EditBannerFormPage as Component };
