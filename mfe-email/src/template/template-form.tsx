import { templates } from 'contract';
import { useNavigate } from 'react-router-dom';
import { Card, type FormTarget, RecordForm, useListReturn } from 'shared-ui';
import { addTemplateHref, templateTableHref } from '../routes';
import { TemplateInputs } from './template.inputs';

interface TemplateFormProps {
  target: FormTarget;
}

/** The form of both pages, and the ways out of it. */
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
