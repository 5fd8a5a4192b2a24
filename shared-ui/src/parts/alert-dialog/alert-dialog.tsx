import { t } from '@lingui/core/macro';
import type { Question } from 'panel-runtime';
import { AlertDialog as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { overlayCover } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { PanelFoot } from '../dialog/panel';
import { PortalContainer } from '../dialog/portal-container';
import { usePanel } from '../dialog/use-panel';

const Cover = styled(Primitive.Overlay)`
  ${overlayCover}
`;

const Panel = styled(Primitive.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  width: min(27rem, 100% - 2rem);
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  overflow: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.xl};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.lg};

  & > div {
    padding: ${token.space[5]};
    overflow-wrap: anywhere;
  }
  & h2 {
    margin-bottom: ${token.space[2]};
    font-size: ${token.text.lg};
  }
`;

const Words = styled(Primitive.Description)`
  color: ${token.color.textMuted};
`;

/** A question and its open state. */
export interface AlertDialogProps extends Question {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. The focus starts on Cancel. To ask from code, use `useConfirm`. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    cancelLabel = t`Cancel`,
    isDestructive = false,
  } = props;
  return (
    <Primitive.Root
      open={props.open}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onCancel();
      }}
    >
      <Primitive.Portal>
        <Cover />
        <OpenPanel>
          <div>
            <Primitive.Title>{title}</Primitive.Title>
            <Words asChild>
              <div>{description}</div>
            </Words>
          </div>
          <PanelFoot>
            <Primitive.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </Primitive.Cancel>
            {confirmLabel === undefined ? null : (
              <Button variant={isDestructive ? 'destructive' : 'default'} onClick={props.onConfirm}>
                {confirmLabel}
              </Button>
            )}
          </PanelFoot>
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
