import { t } from '@lingui/core/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { Button, Spinner, token } from 'shared-ui';
import styled from 'styled-components';
import type { StructureEditorProps } from 'shared-ui/structure-canvas';

const Area = styled.div`
  height: clamp(28rem, 60dvh, 42rem);
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
  justify-items: center;
  gap: 1rem;
  height: 100%;
  padding: 1rem;
  color: ${token.color.textMuted};
  text-align: center;
`;

/** The structure editor, which is large: it is loaded when somebody draws. */
export function DrawingArea(props: StructureEditorProps) {
  const [tries, setTries] = useState(1);
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });

  // Loads the editor, again with each try.
  useEffect(() => {
    let isLeft = false;
    import(/* webpackChunkName: "structure-canvas" */ 'shared-ui/structure-canvas').then(
      ({ StructureEditor }) => !isLeft && setLoaded({ kind: 'there', Editor: StructureEditor }),
      () => !isLeft && setLoaded({ kind: 'failed' }),
    );
    return () => {
      isLeft = true;
    };
  }, [tries]);

  function tryAgain(): void {
    setLoaded({ kind: 'loading' });
    setTries(tries + 1);
  }
  return (
    <Area>
      {loaded.kind === 'there' && <loaded.Editor {...props} />}
      {loaded.kind === 'loading' && (
        <Centre>
          <Spinner label={t`Loading the drawing tools`} />
        </Centre>
      )}
      {loaded.kind === 'failed' && (
        <Centre role="alert">
          <p>{t`The drawing tools could not be loaded. A SMILES can be typed without them.`}</p>
          <Button variant="outline" onClick={tryAgain}>
            {t`Try again`}
          </Button>
        </Centre>
      )}
    </Area>
  );
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'there'; readonly Editor: ComponentType<StructureEditorProps> };
