import { templates } from 'contract/email';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn } from 'shared-ui/resource';
import { addTemplateHref, templateTableHref } from '../routes';
import { TemplateInputs } from './template.inputs';

interface TemplateFormProps {
  target: FormTarget;
}

/** The form of the add and edit pages. */
export function TemplateForm({ target }: TemplateFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(templates, templateTableHref());
  return (
    <Card>
      <RecordForm
        resource={templates}
        target={target}
        Inputs={TemplateInputs}
        notCopied={['name', 'confirms']}
        onCancel={() => void navigate(listHref)}
        onSaved={(_template, intent) => {
          if (intent === 'close') void navigate(listHref);
          else void navigate(addTemplateHref(), { replace: true });
        }}
      />
    </Card>
  );
}
