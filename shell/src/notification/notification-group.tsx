import { t } from '@lingui/core/macro';
import type { Notification } from 'contract/staff';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { NotificationItem } from './notification-item';

const shown = 2;

interface NotificationGroupProps {
  /** Of one kind and day, newest first. */
  items: readonly Notification[];
  onFollow: () => void;
  onRemove: (id: Notification['_id']) => void;
}

/** The newest notifications of a kind, and a button that shows the others. */
export function NotificationGroup({ items, onFollow, onRemove }: NotificationGroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isShort = items.length <= shown + 1;
  const listed = isWhole || isShort ? items : items.slice(0, shown);
  const rest = items.length - listed.length;
  return (
    <>
      {listed.map((notification) => (
        <NotificationItem
          key={notification._id}
          notification={notification}
          onFollow={onFollow}
          onRemove={() => onRemove(notification._id)}
        />
      ))}
      {rest === 0 ? null : (
        <li>
          <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
            {t`${rest} more like these`}
          </Button>
        </li>
      )}
    </>
  );
}
