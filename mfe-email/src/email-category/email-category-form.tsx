import { emailCategories } from 'contract/email';
import { useNavigate } from 'react-router-dom';
import { FormCard, type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn } from 'shared-ui/resource';
import { emailCategoryFormHref, emailCategoryHref } from '../routes';
import { EmailCategoryInputs } from './email-category.inputs';

interface EmailCategoryFormProps {
  target: FormTarget;
}

/** The form of the add and edit pages. */
export function EmailCategoryForm({ target }: EmailCategoryFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(emailCategories, emailCategoryHref());
  return (
    <FormCard>
      <RecordForm
        resource={emailCategories}
        target={target}
        Inputs={EmailCategoryInputs}
        notCopied={['name']}
        onCancel={() => void navigate(listHref)}
        onSaved={(_category, intent) => {
          if (intent === 'close') void navigate(listHref);
          else void navigate(emailCategoryFormHref(), { replace: true });
        }}
      />
    </FormCard>
  );
}
