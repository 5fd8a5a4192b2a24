import { t } from '@lingui/core/macro';
import { emailCategories } from 'contract/email';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { EmailCategoryForm } from './email-category-form';

function EmailCategoryFormPage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader
        title={t`New email category`}
        description={t`Something to file templates under.`}
      />
      <EmailCategoryForm key={copied} target={targetOfCopy(emailCategories, copied)} />
    </>
  );
}

export { EmailCategoryFormPage as Component };
