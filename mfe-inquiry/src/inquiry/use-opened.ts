import { mailMessageEndpoints } from 'contract/email';
import { type Inquiry, inquiries } from 'contract/inquiry';
import { useEffect, useEffectEvent } from 'react';
import { usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';

/** Notes that the new messages of an inquiry were opened, once its page shows them. */
export function useOpened({ _id, hasNewReply }: Pick<Inquiry, '_id' | 'hasNewReply'>): void {
  const { run } = useCall(mailMessageEndpoints.open, { refresh: [inquiries] });
  const may = usePermission(mailMessageEndpoints.open.needs);
  const open = useEffectEvent(() => void run({ body: { inquiryId: _id } }));
  const isNew = hasNewReply && may;
  // Tells the server, once for each page that has something new.
  useEffect(() => {
    if (isNew) open();
  }, [isNew]);
}
