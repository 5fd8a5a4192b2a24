import type { customers, suppliers } from 'contract/partner';
import { CircleCheck, CircleOff, Merge } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';
import { MergeDialog } from './merge-dialog';
import { customerKind, supplierKind } from './partner-kind';

interface PartnerBulkProps extends BulkActionsProps {
  resource: typeof suppliers | typeof customers;
}

const activate = { values: { active: true }, verb: 'Activate', done: 'activated' } as const;
const deactivate = { values: { active: false }, verb: 'Deactivate', done: 'deactivated' } as const;

/** Bulk actions on the selected partners, beside export and delete. */
export function PartnerBulk({ resource, selection }: PartnerBulkProps) {
  const bulk = useBulk(resource, selection);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  const [isMerging, setIsMerging] = useState(false);
  const kind = resource.name === 'supplier' ? supplierKind : customerKind;
  const pair = pairOf(selection);
  return (
    <>
      <Button {...look} onClick={() => bulk.update(activate)}>
        <CircleCheck /> Activate
      </Button>
      <Button {...look} onClick={() => bulk.update(deactivate)}>
        <CircleOff /> Deactivate
      </Button>
      {pair === undefined ? null : (
        <Permitted to={kind.endpoints.merge}>
          <Button {...look} onClick={() => setIsMerging(true)}>
            <Merge /> Merge
          </Button>
        </Permitted>
      )}
      {isMerging && pair !== undefined ? (
        <MergeDialog
          kind={kind}
          ids={pair}
          onClose={() => setIsMerging(false)}
          onMerged={selection.clear}
        />
      ) : null}
    </>
  );
}

/** The two records that are selected, if it is two. */
function pairOf({ records }: BulkActionsProps['selection']): [string, string] | undefined {
  if (!('ids' in records)) return undefined;
  const [one, two, ...more] = records.ids;
  return one === undefined || two === undefined || more.length > 0 ? undefined : [one, two];
}
