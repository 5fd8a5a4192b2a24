import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, ErrorState, Field, Input, Spinner, token, useConfirm } from 'shared-ui';
import type { StructureEditorProps } from 'shared-ui/structure-canvas';
import styled from 'styled-components';

const Place = styled.div`
  height: clamp(28rem, 60dvh, 42rem);
  margin-top: ${token.space[4]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  overflow: hidden;

  &:focus-within {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Centre = styled.div`
  display: grid;
  place-content: center;
  height: clamp(28rem, 60dvh, 42rem);
`;

interface StructureDialogProps {
  smiles: string;
  /** Receives the SMILES of the drawing; empty for none. */
  onUse: (smiles: string) => void;
  onClose: () => void;
}

/** A structure editor, loaded when the dialog opens, with a text input for SMILES beside it. */
export function StructureDialog({ smiles, onUse, onClose }: StructureDialogProps) {
  const [text, setText] = useState(smiles);
  const [isReadable, setIsReadable] = useState(true);
  const confirm = useConfirm();

  function draw(drawn: string) {
    setText(drawn);
    setIsReadable(true);
  }
  async function close() {
    if (text.trim() === smiles || (await confirm(discardQuestion))) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      size="lg"
      title={t`Draw the structure`}
      description={t`Draw with the mouse, a finger or the keys; the SMILES below says the same and can be typed.`}
      footer={
        <>
          <Button variant="outline" onClick={() => void close()}>
            {t`Cancel`}
          </Button>
          <Button disabled={!isReadable} onClick={() => onUse(text.trim())}>
            {t`Use this structure`}
          </Button>
        </>
      }
    >
      <Field
        label={t`SMILES of the drawing`}
        error={
          isReadable ? undefined : t`This SMILES cannot be read: the drawing is still the last one.`
        }
      >
        <Input
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <DrawingArea text={text.trim()} onDraw={draw} onPaste={setText} onShow={setIsReadable} />
    </Dialog>
  );
}

const discardQuestion = {
  get title() {
    return t`Discard the drawing?`;
  },
  get description() {
    return t`The form keeps the structure it had before.`;
  },
  get confirmLabel() {
    return t`Discard`;
  },
  get cancelLabel() {
    return t`Go on drawing`;
  },
  isDestructive: true,
};

/** Loads the editor, which is large. */
function DrawingArea(props: StructureEditorProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['structure-canvas'],
    queryFn: () => import('shared-ui/structure-canvas'),
    staleTime: Infinity,
    structuralSharing: false,
  });
  if (data !== undefined) {
    return (
      <Place>
        <data.StructureEditor {...props} />
      </Place>
    );
  }
  if (error === null) {
    return (
      <Centre>
        <Spinner label={t`Loading the editor`} />
      </Centre>
    );
  }
  return (
    <ErrorState title={t`The editor could not be loaded`} onRetry={() => void refetch()}>
      {t`Check the connection. The SMILES can be typed without it.`}
    </ErrorState>
  );
}
