import { t } from '@lingui/core/macro';
import { templates } from 'contract/email';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { TemplateForm } from './template-form';

function AddTemplatePage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader
        title={t`New email template`}
        description={t`Use variables for recipient-specific text.`}
      />
      <TemplateForm key={copied} target={targetOfCopy(templates, copied)} />
    </>
  );
}

export { AddTemplatePage as Component };
