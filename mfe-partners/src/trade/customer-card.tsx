import { t } from '@lingui/core/macro';
import type { customers } from 'contract/partner';
import { type RowOf } from 'shared-ui/resource';
import { editCustomerHref } from '../routes';
import { ConsentBadge } from './consent-badge';
import { TraderCard } from './trader-card';

interface CustomerCardProps {
  customer: RowOf<typeof customers>;
}

/** A customer that buys a chemical, and whether it consents to marketing mail. */
export function CustomerCard({ customer }: CustomerCardProps) {
  const { industry, marketingConsent } = customer;
  const facts = [
    { label: t`Industry`, value: industry },
    { label: t`Marketing emails`, value: <ConsentBadge isGiven={marketingConsent} /> },
  ].filter(({ value }) => value !== null);
  return <TraderCard partner={customer} href={editCustomerHref(customer._id)} facts={facts} />;
}
