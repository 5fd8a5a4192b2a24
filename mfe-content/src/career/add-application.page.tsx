import { careerApplications } from 'contract/content';
import { PageHeader } from 'shared-ui';
import { PageForm } from '../common/page-form';
import { addApplicationHref, careerTableHref } from '../routes';
import { ApplicationInputs } from './application.inputs';

function AddApplicationPage() {
  return (
    <>
      <PageHeader
        title="New application"
        description="What came by letter, by mail or in person. Nobody is written to."
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
