import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { overlayCover } from '../../tokens/mixins';
import { breakpoint, token } from '../../tokens/token';
import { PanelContent } from './panel-content';
import { PortalContainer } from './portal-container';
import { usePanel } from './use-panel';

const rise = keyframes`
  from { opacity: 0; transform: translateY(10px) scale(0.985); }
`;

const widths = { sm: '26rem', md: '34rem', lg: '52rem' };

const Cover = styled(Primitive.Overlay)`
  ${overlayCover}
`;

const Panel = styled(Primitive.Content)<{ $width: string }>`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => $width}, 100% - 2rem);
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.xl};
  --surface: ${token.color.surfaceRaised};
  background: var(--surface);
  box-shadow: ${token.shadow.lg};
  animation: ${rise} ${token.duration.normal} ${token.ease};

  &:focus-visible {
    outline: none;
  }
  @media (width < ${breakpoint.compact}) {
    width: 100%;
    max-height: calc(100dvh - 1rem);
    margin-bottom: 0;
    border-radius: ${token.radius.xl} ${token.radius.xl} 0 0;
  }
`;

/** Controlled by `open` and `onOpenChange`, or opened by `trigger`. */
export interface DialogProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** A button that opens the dialog. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  size?: keyof typeof widths;
}

/** A task on top of the page. Escape or a click outside closes it, and the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, trigger, size = 'md', ...root } = props;
  return (
    <Primitive.Root {...root}>
      {trigger === undefined ? null : <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Cover />
        <OpenPanel
          $width={widths[size]}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <PanelContent title={title} description={description} footer={footer}>
            {children}
          </PanelContent>
        </OpenPanel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Mounted only while the dialog is open. */
function OpenPanel({ children, ref, ...panel }: ComponentProps<typeof Panel>) {
  const { container, panelProps } = usePanel(ref);
  return (
    <Panel {...panel} {...panelProps}>
      <PortalContainer value={container}>{children}</PortalContainer>
    </Panel>
  );
}
