import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';

const Bubble = styled(Primitive.Content)`
  z-index: ${token.layer.popup};
  max-width: 18rem;
  padding: 0.25rem 0.5rem;
  border-radius: ${token.radius.md};
  background: ${token.color.inverse};
  color: ${token.color.onInverse};
  box-shadow: ${token.shadow.md};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};
`;

/** `children` is one element that can have the focus. */
export interface TooltipProps {
  content: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds; the provider's 700 unless given. The sidebar uses 0. */
  delay?: number;
  /** Shows nothing, keeping the tree as it is. */
  isDisabled?: boolean;
}

/** A hint on hover and focus; never the only place where something is said. */
export function Tooltip({ content, children, side = 'top', delay, isDisabled }: TooltipProps) {
  return (
    <Primitive.Root
      {...(delay !== undefined && { delayDuration: delay })}
      {...(isDisabled === true && { open: false })}
    >
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Bubble>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
