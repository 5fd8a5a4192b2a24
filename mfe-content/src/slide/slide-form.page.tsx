import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { slides } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type FormTarget, targetOfCopy } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { slideFormHref, slideTableHref } from '../routes';
import { SlideInputs } from './slide.inputs';

/** Serves new and existing slides; `?id=` tells which. */
function SlideFormPage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  const copied = address.get('copy');
  const target: FormTarget = id === null ? targetOfCopy(slides, copied) : { kind: 'edit', id };
  const { data } = useResourceRecord(slides, id ?? undefined);
  const title = id === null ? t`New slide` : (data?.title ?? t`Edit slide`);
  return (
    <>
      <PageHeader title={title} description={<SitePageLink path={siteRoutes.home} />} />
      <PageForm
        key={id ?? copied}
        resource={slides}
        target={target}
        Inputs={SlideInputs}
        notCopied={['order']}
        listHref={slideTableHref()}
        newHref={slideFormHref()}
      />
    </>
  );
}

export { SlideFormPage as Component };
