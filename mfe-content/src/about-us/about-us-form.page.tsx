import { t } from '@lingui/core/macro';
import { aboutUs } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { PageForm } from '../common/page-form';
import { aboutUsFormHref, aboutUsTableHref } from '../routes';
import { AboutUsInputs } from './about-us.inputs';

function AboutUsFormPage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader
        title={t`New about-us page`}
        description={t`A text about the company, with a picture.`}
      />
      <PageForm
        key={copied}
        resource={aboutUs}
        target={targetOfCopy(aboutUs, copied)}
        Inputs={AboutUsInputs}
        notCopied={['slug', 'order']}
        listHref={aboutUsTableHref()}
        newHref={aboutUsFormHref()}
      />
    </>
  );
}

export { AboutUsFormPage as Component };
