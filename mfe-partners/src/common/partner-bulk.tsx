import type { customers, suppliers } from 'contract/partner';
import { CircleCheck, CircleOff } from 'lucide-react';
import { Button } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';

interface PartnerBulkProps extends BulkActionsProps {
  resource: typeof suppliers | typeof customers;
}

const activate = { values: { active: true }, verb: 'Activate', done: 'activated' } as const;
const deactivate = { values: { active: false }, verb: 'Deactivate', done: 'deactivated' } as const;

/** What can be done with the selected partners, beside exporting and deleting them. */
export function PartnerBulk({ resource, selection }: PartnerBulkProps) {
  const bulk = useBulk(resource, selection);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} onClick={() => bulk.update(activate)}>
        <CircleCheck /> Activate
      </Button>
      <Button {...look} onClick={() => bulk.update(deactivate)}>
        <CircleOff /> Deactivate
      </Button>
    </>
  );
}
