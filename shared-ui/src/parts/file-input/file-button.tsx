import { t } from '@lingui/core/macro';
import { FileUp } from 'lucide-react';
import type { FileAudience, FileKind, StoredFile } from 'contract/file';
import { useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { fileKinds } from './file-kinds';
import { useUpload } from './use-upload';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};

  & > progress {
    width: 7rem;
    height: 0.5rem;
    accent-color: ${token.color.brand};
  }
  & > p {
    flex-basis: 100%;
    color: ${token.color.dangerText};
    font-size: ${token.text.sm};
  }
`;

export interface FileButtonProps {
  kind: FileKind;
  /** The audience that may download the file; everyone by default. */
  audience?: FileAudience;
  /** The button's text: "Replace file". */
  children: string;
  /**
   * The accessible name that tells this button from others: "Replace file of Acetone SDS". Starts with the button's
   * text.
   */
  label: string;
  /** Runs when the server has stored the file. */
  onStored: (file: StoredFile) => void;
}

/** A button that picks one file and uploads it at once, with progress and Cancel. */
export function FileButton({
  kind,
  audience = 'everyone',
  children,
  label,
  onStored,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, send, cancel } = useUpload({ kind, audience }, onStored);

  function take(chosen: HTMLInputElement) {
    const file = chosen.files?.[0];
    if (file !== undefined) void send(file);
    // Without a reset, choosing the same file again fires no change event.
    chosen.value = '';
  }
  return (
    <Line>
      {state.status === 'sending' ? (
        <>
          <progress
            aria-label={t`Sending ${{ fileName: state.fileName }}`}
            value={state.share}
            max={1}
          />
          <Button variant="outline" size="sm" onClick={cancel}>
            {t`Cancel`}
          </Button>
        </>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={label}
          onClick={() => input.current?.click()}
        >
          <FileUp /> {children}
        </Button>
      )}
      {state.status === 'failed' ? (
        <p role="alert">
          {state.fileName}: {state.message}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={fileKinds[kind].accept}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </Line>
  );
}
