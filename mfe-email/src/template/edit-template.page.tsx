import { t } from '@lingui/core/macro';
import { templates } from 'contract/email';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { ConfirmsLine } from './template-cells';
import { TemplateForm } from './template-form';

function EditTemplatePage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(templates, id);
  return (
    <>
      <PageHeader
        title={data?.name ?? t`Edit email template`}
        description={data === undefined ? undefined : <ConfirmsLine {...data} />}
      />
      <TemplateForm key={id} target={{ kind: 'edit', id }} />
    </>
  );
}

export { EditTemplatePage as Component };
