import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, pastedStructure, Spinner, token } from 'shared-ui';
import type { mountStructureCanvas, StructureCanvas } from 'shared-ui/structure-canvas';
import styled, { css } from 'styled-components';

/** The editor draws dark on white only; the filter preserves the hues of the atoms. */
const inDark = css`
  filter: invert(0.89) hue-rotate(180deg) brightness(1.3);
`;

const height = css`
  height: clamp(23.5rem, 55dvh, 34rem);
`;

const Area = styled.div`
  ${height}
  position: relative;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  overflow: hidden;

  &:focus-within {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & > [data-canvas] {
      ${inDark}
    }
  }
  :root[data-theme='dark'] & > [data-canvas] {
    ${inDark}
  }
`;

const Canvas = styled.div`
  height: 100%;
`;

/** Covers the canvas, which needs its final size from the start. */
const Centre = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1rem;
  padding: 1rem;
  color: ${token.color.textMuted};
  text-align: center;
`;

interface DrawingAreaProps {
  /** The content of the text field. */
  text: string;
  /** Called with the SMILES of the drawing; empty for an empty drawing. */
  onDraw: (smiles: string) => void;
}

/** The structure editor, in step with the text field. */
export function DrawingArea({ text, onDraw }: DrawingAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<StructureCanvas>(undefined);
  const shown = useRef('');
  const [tries, setTries] = useState(1);
  const [status, setStatus] = useState<'loading' | 'there' | 'failed'>('loading');
  const draw = useEffectEvent((smiles: string) => {
    shown.current = smiles;
    onDraw(smiles);
  });
  const show = useEffectEvent((wanted: string) => {
    if (wanted === shown.current) return;
    shown.current = wanted;
    canvas.current?.show(pastedStructure(wanted).text);
  });
  const start = useEffectEvent(({ mountStructureCanvas: mount }: CanvasModule) => {
    if (place.current === null) return;
    shown.current = text;
    canvas.current = mount(place.current, {
      structure: pastedStructure(text).text,
      onDraw: draw,
    });
    setStatus('there');
  });

  // Mounts openchemlib's editor, which lives outside React.
  useEffect(() => {
    let isLeft = false;
    loadCanvas().then(
      (module) => !isLeft && start(module),
      () => !isLeft && setStatus('failed'),
    );
    return () => {
      isLeft = true;
      canvas.current?.destroy();
      canvas.current = undefined;
    };
  }, [tries]);
  // Updates the drawing when the text changes.
  useEffect(() => show(text), [text]);

  function tryAgain(): void {
    setStatus('loading');
    setTries(tries + 1);
  }
  return (
    <Area>
      <Canvas ref={place} data-canvas="" />
      {status === 'loading' && (
        <Centre>
          <Spinner label="Loading the drawing tools" />
        </Centre>
      )}
      {status === 'failed' && (
        <Centre role="alert">
          <p>The drawing tools could not be loaded. A SMILES can be typed without them.</p>
          <Button variant="outline" onClick={tryAgain}>
            Try again
          </Button>
        </Centre>
      )}
    </Area>
  );
}

interface CanvasModule {
  readonly mountStructureCanvas: typeof mountStructureCanvas;
}

function loadCanvas(): Promise<CanvasModule> {
  return import(/* webpackChunkName: "structure-canvas" */ 'shared-ui/structure-canvas');
}
