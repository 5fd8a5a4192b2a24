import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { popupPanel } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { usePortalContainer } from '../dialog/portal-container';

const Panel = styled(Primitive.Content)`
  ${popupPanel}
  width: max-content;
  max-width: min(24rem, calc(100vw - 1rem));
  max-height: var(--radix-popover-content-available-height);
  padding: ${token.space[4]};
  overflow: auto;
`;

/** `label` names the panel for assistive technology; `trigger` opens it, `anchor` only positions it. */
export interface PopoverProps {
  trigger?: ReactNode;
  anchor?: ReactNode;
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Call `preventDefault` to keep the focus away from the trigger, when another panel opens instead. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A small panel at a button, such as filters or a picker. A click outside closes it. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, label, children, align = 'start', onCloseAutoFocus, ...root } = props;
  return (
    <Primitive.Root {...root}>
      {trigger === undefined ? null : <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      {anchor === undefined ? null : <Primitive.Anchor>{anchor}</Primitive.Anchor>}
      <Primitive.Portal container={usePortalContainer()}>
        <Panel
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          {...(onCloseAutoFocus !== undefined && { onCloseAutoFocus })}
        >
          {children}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
