import { emailCategories } from 'contract';
import { useParams } from 'react-router-dom';
import { PageHeader, useResourceRecord } from 'shared-ui';
import { EmailCategoryForm } from './email-category-form';

function EditEmailCategoryPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(emailCategories, id);
  return (
    <>
      <PageHeader
        title={data?.name ?? 'Edit email category'}
        description="Its templates stay with it."
      />
      <EmailCategoryForm key={id} target={{ kind: 'edit', id }} />
    </>
  );
}

export { EditEmailCategoryPage as Component };
