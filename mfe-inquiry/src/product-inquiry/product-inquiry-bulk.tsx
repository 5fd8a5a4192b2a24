import { t } from '@lingui/core/macro';
import { productInquiries } from 'contract/inquiry';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Button } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';

const spam = {
  values: { status: 'spam' },
  get verb() {
    return t`Mark as spam`;
  },
  title: (counted: string) => t`Mark ${counted} as spam`,
  get done() {
    return t`marked as spam`;
  },
} as const;
const notSpam = {
  values: { status: 'new' },
  get verb() {
    return t`Mark as new`;
  },
  title: (counted: string) => t`Mark ${counted} as new`,
  get done() {
    return t`marked as new`;
  },
} as const;

/** Bulk actions on the selected product inquiries, beside export and delete. */
export function ProductInquiryBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(productInquiries, selection);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} onClick={() => bulk.update(spam)}>
        <ShieldAlert /> {t`Spam`}
      </Button>
      <Button {...look} onClick={() => bulk.update(notSpam)}>
        <ShieldCheck /> {t`Not spam`}
      </Button>
    </>
  );
}
