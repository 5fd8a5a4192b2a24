import { Bell } from 'lucide-react';
import { IconButton, Popover, token } from 'shared-ui';
import styled from 'styled-components';
import { NotificationList } from './notification-list';
import { useNotifications } from './use-notifications';

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
  const { data = [] } = useNotifications();
  const count = data.length;
  return (
    <Popover
      label="Notifications"
      align="end"
      open={isOpen}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={
        <BellButton label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}>
          <Bell />
          {count === 0 ? null : <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
        </BellButton>
      }
    >
      <NotificationList onFollow={() => onOpenChange(false)} />
    </Popover>
  );
}
