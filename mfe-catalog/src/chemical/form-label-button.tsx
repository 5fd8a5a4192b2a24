import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { LabelDialog } from './label-dialog';

/** Makes the label of a form as it is stored; nothing for one that is not saved yet. */
export function FormLabelButton({ name }: { name: string | null }) {
  const { id } = useParams();
  const { data } = useResourceRecord(chemicals, id);
  const [isOpen, setIsOpen] = useState(false);
  const form = data?.offeredForms.find((one) => one.name === name);
  if (data === undefined || form === undefined) return null;
  return (
    <div data-wide>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Label of ${{ name: form.name }}`}
        onClick={() => setIsOpen(true)}
      >
        <Tag /> {t({ message: 'Label', context: 'to print' })}
      </Button>
      {isOpen ? <LabelDialog chemical={data} form={form} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
