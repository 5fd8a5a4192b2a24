import { ScrollArea as Primitive } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { styleNonce } from '../../tokens/style-nonce';
import { token } from '../../tokens/token';

const Root = styled(Primitive.Root)`
  position: relative;
  overflow: hidden;
`;

const Viewport = styled(Primitive.Viewport)`
  width: 100%;
  height: 100%;
  max-height: inherit;
  border-radius: inherit;
`;

const Bar = styled(Primitive.Scrollbar)`
  display: flex;
  padding: 2px;
  touch-action: none;
  user-select: none;

  &[data-orientation='vertical'] {
    width: 0.625rem;
  }
  &[data-orientation='horizontal'] {
    flex-direction: column;
    height: 0.625rem;
  }
`;

/* At least 18 px: specification, section 9. */
const Thumb = styled(Primitive.Thumb)`
  flex: 1;
  min-width: 6px;
  border-radius: ${token.radius.full};
  background: ${token.color.borderStrong};

  [data-orientation='vertical'] > & {
    min-height: 18px;
  }
  [data-orientation='horizontal'] > & {
    min-width: 18px;
  }
`;

/** Give it a height or a max-height. */
export type ScrollAreaProps = Omit<ComponentPropsWithRef<'div'>, 'dir'>;

/** Scrolls with a bar that hides 600 ms after use (specification, section 9). */
export function ScrollArea({ children, ...rest }: ScrollAreaProps) {
  return (
    <Root {...rest} scrollHideDelay={600}>
      <Viewport nonce={styleNonce()} tabIndex={0}>
        {children}
      </Viewport>
      <Bar orientation="vertical">
        <Thumb />
      </Bar>
      <Bar orientation="horizontal">
        <Thumb />
      </Bar>
    </Root>
  );
}
