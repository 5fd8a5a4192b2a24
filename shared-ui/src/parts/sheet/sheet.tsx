import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { overlayCover } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import type { DialogProps } from '../dialog/dialog';
import { PanelContent } from '../dialog/panel-content';
import { PortalContainer } from '../dialog/portal-container';
import { usePanel } from '../dialog/use-panel';

const fromEnd = keyframes`
  from { transform: translateX(2rem); opacity: 0; }
`;

const fromStart = keyframes`
  from { transform: translateX(-2rem); opacity: 0; }
`;

const Cover = styled(Primitive.Overlay)`
  ${overlayCover}
`;

const Panel = styled(Primitive.Content)<{ $width: string; $side: 'start' | 'end' }>`
  position: fixed;
  inset-block: 0;
  inset-inline-${({ $side }) => $side}: 0;
  z-index: ${token.layer.overlay};
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => $width}, 100%);
  --surface: ${token.color.surfaceRaised};
  background: var(--surface);
  box-shadow: ${token.shadow.lg};
  animation: ${({ $side }) => ($side === 'end' ? fromEnd : fromStart)} ${token.duration.normal}
    ${token.ease};

  &:focus-visible {
    outline: none;
  }
`;

/** A dialog's props; `side` is the screen edge, `width` a CSS length. */
export interface SheetProps extends Omit<DialogProps, 'size'> {
  side?: 'start' | 'end';
  width?: string;
  /** Hides the title visually; screen readers still announce it (a side menu). */
  isTitleHidden?: boolean;
}

/** A dialog at a side of the page: taxes, history, the menu on phones. */
export function Sheet(props: SheetProps) {
  const { title, description, children, footer, trigger, side = 'end', width = '30rem' } = props;
  const { open, onOpenChange, isTitleHidden = false } = props;
  return (
    <Primitive.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {trigger === undefined ? null : <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Cover />
        <OpenPanel
          $width={width}
          $side={side}
          {...(isTitleHidden && { 'aria-label': title })}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <PanelContent
            title={title}
            description={description}
            footer={footer}
            isTitleHidden={isTitleHidden}
          >
            {children}
          </PanelContent>
        </OpenPanel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Mounted only while the sheet is open. */
function OpenPanel({ children, ref, ...panel }: ComponentProps<typeof Panel>) {
  const { container, panelProps } = usePanel(ref);
  return (
    <Panel {...panel} {...panelProps}>
      <PortalContainer value={container}>{children}</PortalContainer>
    </Panel>
  );
}
