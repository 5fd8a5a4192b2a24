import { Check } from 'lucide-react';
import { DropdownMenu as Primitive, Slot } from 'radix-ui';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent as KeyPress,
  type PointerEvent as PointerPress,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { popupItem, popupPanel } from '../../tokens/mixins';
import { token } from '../../tokens/token';

const Panel = styled(Primitive.Content)`
  ${popupPanel}
  min-width: 11rem;
  max-width: 20rem;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${token.space[1]};
  overflow: auto;
`;

const Item = styled(Primitive.Item)<{ $isDestructive: boolean }>`
  ${popupItem}
  ${({ $isDestructive }) => $isDestructive && `&, & > svg { color: ${token.color.dangerText}; }`}
  text-decoration: none;
  color: ${({ $isDestructive }) => ($isDestructive ? token.color.dangerText : token.color.text)};
`;

const Ticked = styled(Primitive.CheckboxItem)`
  ${popupItem}
  position: relative;
  padding-inline-start: 1.875rem;

  & > span:first-child {
    position: absolute;
    inset-inline-start: 0.5rem;
    color: ${token.color.brandText};
  }
`;

/** A menu's heading. */
export const DropdownMenuLabel = styled(Primitive.Label)`
  padding: 0.375rem 0.5rem 0.25rem;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};
`;

/** A separator between groups of items. */
export const DropdownMenuSeparator = styled(Primitive.Separator)`
  height: 1px;
  margin: ${token.space[1]} 0;
  background: ${token.color.border};
`;

/** `trigger` is a button; `children` are the items. */
export interface DropdownMenuProps {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** When false, the click outside that closes the menu also reaches its target. */
  isModal?: boolean;
  /** Call `preventDefault` to keep the focus away from the trigger, for an item that opens a panel. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A menu of actions behind a button. It is made when it is first opened: each row of a list has one. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, children, align = 'end', isModal = true, onCloseAutoFocus, ...root } = props;
  const [isMade, setIsMade] = useState(root.open !== undefined);
  const button = useRef<HTMLButtonElement>(null);

  /** Makes the menu, whose own button takes the press from then on. */
  function make(event: KeyPress | PointerPress) {
    if (button.current?.disabled !== false) return;
    event.stopPropagation();
    const hadFocus = document.activeElement === button.current;
    flushSync(() => setIsMade(true));
    if (hadFocus) button.current?.focus();
    const isLeft = button.current?.dispatchEvent(copyOf(event.nativeEvent)) ?? true;
    if (!isLeft) event.preventDefault();
  }
  if (!isMade) {
    return (
      <Slot.Root
        ref={button}
        aria-haspopup="menu"
        aria-expanded={false}
        data-state="closed"
        onPointerDown={(event) => event.button === 0 && !event.ctrlKey && make(event)}
        onKeyDown={(event) => openingKeys.has(event.key) && make(event)}
      >
        {trigger}
      </Slot.Root>
    );
  }
  return (
    <Primitive.Root modal={isModal} {...root}>
      <Primitive.Trigger asChild ref={button}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Panel
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...(onCloseAutoFocus !== undefined && { onCloseAutoFocus })}
        >
          {children}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/** The same press for another element: an event has the members that a constructor reads. */
function copyOf(event: KeyboardEvent | PointerEvent): Event {
  return event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event);
}

/** Use `asChild` for links. */
export interface DropdownMenuItemProps extends ComponentPropsWithRef<typeof Primitive.Item> {
  isDestructive?: boolean;
}

/** An action. */
export function DropdownMenuItem({ isDestructive = false, ...rest }: DropdownMenuItemProps) {
  return <Item $isDestructive={isDestructive} {...rest} />;
}

/** The props of Radix's checkbox item. */
export type DropdownMenuCheckboxItemProps = ComponentPropsWithRef<typeof Primitive.CheckboxItem>;

/** An item that is on or off; choosing it keeps the menu open. */
export function DropdownMenuCheckboxItem({ children, ...rest }: DropdownMenuCheckboxItemProps) {
  return (
    <Ticked onSelect={(event) => event.preventDefault()} {...rest}>
      <Primitive.ItemIndicator>
        <Check size={16} />
      </Primitive.ItemIndicator>
      {children}
    </Ticked>
  );
}
