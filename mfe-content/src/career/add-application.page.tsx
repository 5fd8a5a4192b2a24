import { t } from '@lingui/core/macro';
import { careerApplications } from 'contract/content';
import { PageHeader } from 'shared-ui';
import { PageForm } from '../common/page-form';
import { addApplicationHref, careerTableHref } from '../routes';
import { ApplicationInputs } from './application.inputs';

function AddApplicationPage() {
  return (
    <>
      <PageHeader
        title={t`New application`}
        description={t`An application that came by letter, by email or in person. No confirmation is sent.`}
      />
      <PageForm
        resource={careerApplications}
        target={{ kind: 'new' }}
        Inputs={ApplicationInputs}
        listHref={careerTableHref()}
        newHref={addApplicationHref()}
      />
    </>
  );
}

export { AddApplicationPage as Component };
