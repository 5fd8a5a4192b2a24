import { t } from '@lingui/core/macro';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import type { Addressee } from './addresses';
import type { TraderSide } from './use-traders';
import { WriteToAllContent } from './write-to-all-content';

interface WriteToAllProps<Row extends Addressee> {
  side: TraderSide<Row>;
}

/** Collects the addresses of all suppliers or customers of a chemical, from all pages; hidden without any. */
export function WriteToAll<Row extends Addressee>({ side }: WriteToAllProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const { many } = side.resource.label;
  if (side.query.data === undefined || side.query.data.total === 0) return null;
  return (
    <Dialog
      title={t`Write to all ${many}`}
      description={t`Everybody gets the letter as a blind copy: none sees the others’ addresses.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="sm" aria-label={t`Write to all ${many}`}>
          <Mail /> {t`Write to all`}
        </Button>
      }
    >
      {isOpen ? <WriteToAllContent side={side} /> : null}
    </Dialog>
  );
}
