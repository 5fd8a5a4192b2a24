import { t } from '@lingui/core/macro';
import type { customers, suppliers } from 'contract/partner';
import { CircleCheck, CircleOff } from 'lucide-react';
import { Button } from 'shared-ui';
import { MergeAction } from 'shared-ui/job';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';
import { customerMerge, supplierMerge } from './partner-merge';

interface PartnerBulkProps extends BulkActionsProps {
  resource: typeof suppliers | typeof customers;
}

const activate = {
  values: { active: true },
  get verb() {
    return t`Activate`;
  },
  title: (counted: string) => t`Activate ${counted}`,
  get done() {
    return t`activated`;
  },
} as const;
const deactivate = {
  values: { active: false },
  get verb() {
    return t`Deactivate`;
  },
  title: (counted: string) => t`Deactivate ${counted}`,
  get done() {
    return t`deactivated`;
  },
} as const;

/** Bulk actions on the selected partners, beside export and delete. */
export function PartnerBulk({ resource, selection }: PartnerBulkProps) {
  const bulk = useBulk(resource, selection);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} onClick={() => bulk.update(activate)}>
        <CircleCheck /> {t`Activate`}
      </Button>
      <Button {...look} onClick={() => bulk.update(deactivate)}>
        <CircleOff /> {t`Deactivate`}
      </Button>
      <MergeAction
        kind={resource.name === 'supplier' ? supplierMerge : customerMerge}
        selection={selection}
      />
    </>
  );
}
