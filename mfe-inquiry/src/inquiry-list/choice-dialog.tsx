import { inquiries } from 'contract';
import { useState } from 'react';
import { Button, countText, Dialog, Field, type Option, Select } from 'shared-ui';

interface ChoiceDialogProps {
  /** Also the words of its button. */
  title: string;
  label: string;
  count: number;
  options: readonly Option[];
  onCancel: () => void;
  onChoose: (value: string) => void;
}

/** Asks for one value that all selected inquiries are to get. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, label, count, options, onCancel, onChoose } = props;
  const [chosen, setChosen] = useState<string>();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onCancel}
      title={title}
      description={`For ${countText(count, inquiries.label)}.`}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && onChoose(chosen)}
          >
            {title}
          </Button>
        </>
      }
    >
      <Field label={label}>
        <Select options={options} value={chosen} onValueChange={setChosen} />
      </Field>
    </Dialog>
  );
}
