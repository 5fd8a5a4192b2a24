import { t } from '@lingui/core/macro';
import type { AttachableNote as Note } from 'contract/inquiry';
import { Badge } from 'shared-ui';
import { OfferStateBadge } from '../common/offer-state';

/** What a sender should know of a file; nothing for most. */
export function AttachableNote({ note }: { note: Note | null }) {
  if (note === null) return null;
  return note === 'former' ? (
    <Badge tone="warning">{t`Former revision`}</Badge>
  ) : (
    <OfferStateBadge state={note} />
  );
}
