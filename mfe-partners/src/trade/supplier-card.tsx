import { t } from '@lingui/core/macro';
import type { suppliers } from 'contract/partner';
import { type RowOf } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';
import { StarRating } from '../common/star-rating';
import { editSupplierHref } from '../routes';
import { ConsentBadge } from './consent-badge';
import { TraderCard } from './trader-card';

interface SupplierCardProps {
  supplier: RowOf<typeof suppliers>;
}

/** A supplier of a chemical, with its terms, and whether it consents to marketing mail. */
export function SupplierCard({ supplier }: SupplierCardProps) {
  const { rating, leadTimeDays, incoterm, minimumOrder, marketingConsent } = supplier;
  const facts = [
    { label: t`Rating`, value: rating === null ? null : <StarRating rating={rating} /> },
    { label: t`Lead time`, value: leadTimeDays === null ? null : daysText(leadTimeDays) },
    { label: t`Incoterm`, value: incoterm },
    { label: t`Minimum order`, value: minimumOrder },
    { label: t`Marketing emails`, value: <ConsentBadge isGiven={marketingConsent} /> },
  ].filter(({ value }) => value !== null);
  return <TraderCard partner={supplier} href={editSupplierHref(supplier._id)} facts={facts} />;
}

function daysText(days: number) {
  return countText(days, { one: t`day`, many: t`days` });
}
