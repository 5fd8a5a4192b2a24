import { t } from '@lingui/core/macro';
import { aboutUs } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { aboutUsFormHref, aboutUsTableHref } from '../routes';
import { AboutUsInputs } from './about-us.inputs';

function EditAboutUsFormPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(aboutUs, id);
  return (
    <>
      <PageHeader title={data?.title ?? t`Edit about-us page`} />
      <PageForm
        key={id}
        resource={aboutUs}
        target={{ kind: 'edit', id }}
        Inputs={AboutUsInputs}
        listHref={aboutUsTableHref()}
        newHref={aboutUsFormHref()}
      />
    </>
  );
}

export { EditAboutUsFormPage as Component };
