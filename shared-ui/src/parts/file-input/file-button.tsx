import { FileUp } from 'lucide-react';
import type { FileAudience, FileKind, StoredFile } from 'contract';
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
  /** Who may download what is sent: everyone unless given. */
  audience?: FileAudience;
  /** What the button says: "Replace file". */
  children: string;
  /** Tells this button from others of its kind: "Replace file of Acetone SDS". Begins with what the button says. */
  label: string;
  /** Runs when the server has taken the file. */
  onStored: (file: StoredFile) => void;
}

/** A button that asks for one file and sends it at once, with its progress and a way to cancel. */
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
    // The same file chosen again must be a change again.
    chosen.value = '';
  }
  return (
    <Line>
      {state.status === 'sending' ? (
        <>
          <progress aria-label={`Sending ${state.fileName}`} value={state.share} max={1} />
          <Button variant="outline" size="sm" onClick={cancel}>
            Cancel
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
