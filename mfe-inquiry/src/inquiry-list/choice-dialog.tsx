import { t } from '@lingui/core/macro';
import { inquiries } from 'contract/inquiry';
import { useState } from 'react';
import { Button, Dialog, Field, Input, type Option, Select } from 'shared-ui';
import { countText } from 'shared-ui/table';

interface ChoiceDialogProps {
  /** Also the label of the submit button. */
  title: string;
  label: string;
  count: number;
  options: readonly Option[];
  onCancel: () => void;
  /** Values for which the dialog also asks for the reason of the loss. */
  reasonFor?: readonly string[];
  onChoose: (value: string, reason?: string) => void;
}

/** Asks for a value to set on all selected inquiries. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, label, count, options, reasonFor = [], onCancel, onChoose } = props;
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const isReasoned = chosen !== undefined && reasonFor.includes(chosen);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onCancel}
      title={title}
      description={t`For ${{ counted: countText(count, inquiries.label) }}.`}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <Button
            disabled={chosen === undefined || (isReasoned && reason.trim() === '')}
            onClick={() =>
              chosen !== undefined && onChoose(chosen, ...(isReasoned ? [reason] : []))
            }
          >
            {title}
          </Button>
        </>
      }
    >
      <Field label={label}>
        <Select options={options} value={chosen} onValueChange={setChosen} />
      </Field>
      {isReasoned ? (
        <Field label={t`Reason for the loss`} isRequired>
          <Input
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      ) : null}
    </Dialog>
  );
}
