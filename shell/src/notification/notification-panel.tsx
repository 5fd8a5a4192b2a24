import { t } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import { IconButton, Popover, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { NotificationList } from './notification-list';
import { useArrivals } from './use-arrivals';
import { useLiveNotifications } from './use-live-notifications';
import { useNotifications } from './use-notifications';

/** The polling interval in milliseconds while no stream is open. */
const pollTime = 60_000;
const maxCount = 99;

const Count = styled.span`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  min-width: 1.0625rem;
  padding: 0 0.25rem;
  border-radius: ${token.radius.full};
  background: ${token.color.danger};
  color: ${token.color.onDanger};
  font-size: 0.6875rem;
  font-weight: ${token.weight.semibold};
  line-height: 1.0625rem;
  text-align: center;
`;

const BellButton = styled(IconButton)`
  position: relative;
`;

export interface NotificationPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** The bell with the number of unread notifications, and the panel that lists them. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { isOpen, onOpenChange, onCloseAutoFocus } = props;
  const isLive = useLiveNotifications();
  const { data } = useNotifications(isLive ? false : pollTime);
  const arrivals = useArrivals(data);
  const count = data?.length ?? 0;
  return (
    <>
      <Popover
        label={t`Notifications`}
        align="end"
        open={isOpen}
        onOpenChange={onOpenChange}
        onCloseAutoFocus={onCloseAutoFocus}
        trigger={
          <BellButton label={bellLabel(count)}>
            <Bell />
            {count === 0 ? null : <Count aria-hidden="true">{countText(count)}</Count>}
          </BellButton>
        }
      >
        <NotificationList onFollow={() => onOpenChange(false)} />
      </Popover>
      <VisuallyHidden as="output">{arrivals}</VisuallyHidden>
    </>
  );
}

function bellLabel(count: number): string {
  if (count === 0) return t`Notifications`;
  if (count > maxCount) return t`Notifications, more than ${maxCount} unread`;
  return t`Notifications, ${count} unread`;
}

function countText(count: number): string {
  return count > maxCount ? `${maxCount}+` : String(count);
}
