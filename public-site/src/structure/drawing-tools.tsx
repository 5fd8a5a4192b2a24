import { t } from '@lingui/core/macro';
import { FileUp, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'shared-ui';
import styled from 'styled-components';
import { DrawingArea } from './drawing-area';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: -0.5rem;
`;

interface DrawingToolsProps {
  /** The content of the text field. */
  text: string;
  onChange: (text: string) => void;
  /** Called with each change of the drawing. */
  onDraw: (smiles: string) => void;
  onOpen: () => void;
}

/** Input of a structure by file or drawing, which needs a script. */
export function DrawingTools({ text, onChange, onDraw, onOpen }: DrawingToolsProps) {
  const [isDrawing, setIsDrawing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  async function read(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (file) onChange(await textOf(file));
    // The same file can be chosen again after it was changed.
    input.value = '';
  }
  return (
    <>
      <Tools className="needs-script">
        <Button
          variant="outline"
          aria-expanded={isDrawing}
          onClick={() => {
            if (!isDrawing) onOpen();
            setIsDrawing(!isDrawing);
          }}
        >
          {isDrawing ? <X aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          {isDrawing ? t`Close the drawing` : t`Draw`}
        </Button>
        <Button variant="ghost" onClick={() => picker.current?.click()}>
          <FileUp aria-hidden="true" />
          {t`Open a .mol file`}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".mol,.sdf,.smi,.txt"
          hidden
          onChange={({ target }) => void read(target)}
        />
      </Tools>
      {isDrawing ? <DrawingArea text={text} onDraw={onDraw} onPaste={onChange} /> : null}
    </>
  );
}

/** Reads only as much of a file as a structure can be long. */
const maxFileLength = 200_000;

export function textOf(file: Blob): Promise<string> {
  return file.slice(0, maxFileLength).text();
}
