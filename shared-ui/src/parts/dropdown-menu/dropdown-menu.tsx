import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
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

/** A menu of actions behind a button. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, children, align = 'end', isModal = true, onCloseAutoFocus, ...root } = props;
  return (
    <Primitive.Root modal={isModal} {...root}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
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
