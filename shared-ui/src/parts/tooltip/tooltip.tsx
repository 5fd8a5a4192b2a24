import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { EnsuredProvider } from './tooltip-provider';

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

/** `children` is one focusable element. */
export interface TooltipProps {
  content: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds; the provider's 700 by default. The sidebar uses 0. */
  delay?: number;
  /** Suppresses the tooltip without changing the tree. */
  isDisabled?: boolean;
}

/** A hint on hover and focus; it must not be the only source of the information. */
export function Tooltip({ content, children, side = 'top', delay, isDisabled }: TooltipProps) {
  return (
    <EnsuredProvider>
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
    </EnsuredProvider>
  );
}
