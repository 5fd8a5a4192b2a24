import type { ProductInquiryStatus } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';
import { statusLabels } from './product-inquiry-labels';

const tones: Readonly<Record<ProductInquiryStatus, BadgeTone>> = {
  new: 'info',
  converted: 'success',
  spam: 'danger',
};

/** The status of a product inquiry: new, converted or spam. */
export function ProductInquiryBadge({ status }: { status: ProductInquiryStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
