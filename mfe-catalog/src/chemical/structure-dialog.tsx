import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  Button,
  Dialog,
  ErrorState,
  Field,
  Input,
  Spinner,
  token,
  useConfirm,
  useTheme,
} from 'shared-ui';
import type { mountStructureCanvas, StructureCanvas } from 'shared-ui/structure-canvas';
import styled from 'styled-components';

const Place = styled.div<{ $isDark: boolean }>`
  height: max(23.5rem, 50dvh);
  margin-top: ${token.space[4]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  overflow: hidden;

  /* The editor draws dark on white alone; the hues of its atoms stay as they are. */
  & > div {
    ${({ $isDark }) => $isDark && 'filter: invert(0.89) hue-rotate(180deg) brightness(1.3);'}
  }
  &:focus-within {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Centre = styled.div`
  display: grid;
  place-content: center;
  height: max(23.5rem, 50dvh);
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
  const canvas = useRef<StructureCanvas>(undefined);
  const confirm = useConfirm();

  function type(typed: string) {
    setText(typed);
    setIsReadable(canvas.current?.show(typed.trim()) ?? true);
  }
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
      title="Draw the structure"
      description="Drawing needs a mouse or a finger; the SMILES below says the same and can be typed."
      footer={
        <>
          <Button variant="outline" onClick={() => void close()}>
            Cancel
          </Button>
          <Button disabled={!isReadable} onClick={() => onUse(text.trim())}>
            Use this structure
          </Button>
        </>
      }
    >
      <Field
        label="SMILES of the drawing"
        error={
          isReadable ? undefined : 'This SMILES cannot be read: the drawing is still the last one.'
        }
      >
        <Input
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <DrawingArea smiles={text.trim()} canvas={canvas} onDraw={draw} />
    </Dialog>
  );
}

const discardQuestion = {
  title: 'Discard the drawing?',
  description: 'The form keeps the structure it had before.',
  confirmLabel: 'Discard',
  cancelLabel: 'Go on drawing',
  isDestructive: true,
};

interface DrawingAreaProps {
  /** The initial structure of the editor. */
  smiles: string;
  /** Set once the editor is mounted. */
  canvas: { current: StructureCanvas | undefined };
  onDraw: (smiles: string) => void;
}

/** Loads and mounts the editor. */
function DrawingArea(props: DrawingAreaProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['structure-canvas'],
    queryFn: () => import('shared-ui/structure-canvas'),
    staleTime: Infinity,
    structuralSharing: false,
  });
  if (data !== undefined) return <LoadedArea {...props} mount={data.mountStructureCanvas} />;
  if (error === null) {
    return (
      <Centre>
        <Spinner label="Loading the editor" />
      </Centre>
    );
  }
  return (
    <ErrorState title="The editor could not be loaded" onRetry={() => void refetch()}>
      Check the connection. The SMILES can be typed without it.
    </ErrorState>
  );
}

interface LoadedAreaProps extends DrawingAreaProps {
  mount: typeof mountStructureCanvas;
}

function LoadedArea({ mount, smiles, canvas, onDraw }: LoadedAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  const draw = useEffectEvent(onDraw);
  const start = useEffectEvent((element: HTMLElement) => {
    canvas.current = mount(element, { structure: smiles, onDraw: draw });
  });

  // Mounts openchemlib's editor, which is outside React, and destroys it with the dialog.
  useEffect(() => {
    if (place.current !== null) start(place.current);
    return () => {
      canvas.current?.destroy();
      canvas.current = undefined;
    };
  }, [canvas]);
  return <Place ref={place} $isDark={theme === 'dark'} />;
}
