import { Trans } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { useFieldControl } from '../field/field-context';

const Area = styled.div<{ $isOver: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 4.5rem;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1.5px dashed ${({ $isOver }) => ($isOver ? token.color.brand : token.color.borderStrong)};
  border-radius: ${token.radius.lg};
  background: ${({ $isOver }) => ($isOver ? token.color.surfaceSelected : token.color.surface)};

  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & > svg {
    flex: none;
    color: ${token.color.textMuted};
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > p > span {
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
  }
`;

export interface FileDropProps {
  /** As the `accept` of `<input type="file">`. */
  accept: string;
  /** Describes the accepted files: "PNG, JPEG or WebP, at most 10 MB". */
  hint: ReactNode;
  isMultiple?: boolean;
  /** Names the input when the surrounding `Field` labels something larger. */
  label?: string;
  /** At least one file; exactly one unless `isMultiple`. */
  onFiles: (files: readonly File[]) => void;
}

/** An area to drop or choose files; all of it is a native file input. */
export function FileDrop({ accept, hint, isMultiple = false, label, onFiles }: FileDropProps) {
  const field = useFieldControl({});
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null) {
    const chosen = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (chosen.length > 0) onFiles(chosen);
    // Without a reset, choosing the same file again fires no change event.
    if (input.current !== null) input.current.value = '';
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <Area
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Upload size={20} aria-hidden="true" />
      <p>
        {isMultiple ? (
          <Trans>
            <span>Choose files</span> or drop them here.
          </Trans>
        ) : (
          <Trans>
            <span>Choose a file</span> or drop it here.
          </Trans>
        )}{' '}
        {hint}
      </p>
      <input
        {...(label === undefined ? field : { 'aria-label': label })}
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => take(event.target.files)}
      />
    </Area>
  );
}
