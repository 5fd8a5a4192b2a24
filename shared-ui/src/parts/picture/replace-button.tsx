import { t } from '@lingui/core/macro';
import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { useFieldControl } from '../field/field-context';
import { fileKinds } from '../file-input/file-kinds';

const Over = styled.span`
  position: relative;
  display: inline-flex;
  border-radius: ${token.radius.md};

  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

interface ReplaceButtonProps {
  onFiles: (files: readonly File[]) => void;
}

/** A native file input that looks like a button; the field's label and errors belong to it. */
export function ReplaceButton({ onFiles }: ReplaceButtonProps) {
  const control = useFieldControl({});
  return (
    <Over>
      <Button asChild variant="outline" size="sm">
        <span aria-hidden="true">
          <Upload /> {t`Replace`}
        </span>
      </Button>
      <input
        {...control}
        type="file"
        accept={fileKinds.image.accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])].slice(0, 1);
          if (files.length > 0) onFiles(files);
          // Without a reset, choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
    </Over>
  );
}
