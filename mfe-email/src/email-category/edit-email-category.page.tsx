import { t } from '@lingui/core/macro';
import { emailCategories } from 'contract/email';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { EmailCategoryForm } from './email-category-form';

function EditEmailCategoryPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(emailCategories, id);
  return (
    <>
      <PageHeader
        title={data?.name ?? t`Edit email category`}
        description={t`Its templates stay with it.`}
      />
      <EmailCategoryForm key={id} target={{ kind: 'edit', id }} />
    </>
  );
}

export { EditEmailCategoryPage as Component };
