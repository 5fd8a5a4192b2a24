import { t } from '@lingui/core/macro';
import type { mailServers } from 'contract/email';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { FormSection, type InputsProps } from 'shared-ui/form';
import { SmtpTestDialog } from './smtp-test-dialog';

/** The connection test of a stored server; renders nothing for a new one. */
export function FormTest({ form }: InputsProps<typeof mailServers>) {
  const [isOpen, setIsOpen] = useState(false);
  const { record, isDirty } = form;
  if (record === undefined) return null;
  return (
    <FormSection title={t`Test`} description={t`Whether it answers, in its own words.`}>
      <div>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <PlugZap /> {t`Test this server`}
        </Button>
      </div>
      {isOpen ? (
        <SmtpTestDialog
          server={record}
          hasUnsavedChanges={isDirty}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </FormSection>
  );
}
