import { t } from '@lingui/core/macro';
import { useImperativeHandle, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { FieldContext, useFieldControl } from '../field/field-context';
import { RichTextBody } from '../rich-text/rich-text';
import { EditorToolbar } from './editor-toolbar';
import { PictureDialog } from './picture-dialog';
import type { RichTextInputProps } from './rich-text-input';
import { useEditor } from './use-editor';

const Box = styled.div`
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};

  &:focus-within {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
    outline-offset: 0;
  }
  &:has([aria-invalid='true']) {
    border-color: ${token.color.danger};
  }
`;

const Page = styled(RichTextBody)`
  max-height: 60vh;
  font-size: ${token.text.md};
  overflow: auto;

  & .ProseMirror {
    min-height: 9rem;
    padding: ${token.space[3]} ${token.space[4]};
    outline: none;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  & .ProseMirror > * + * {
    margin-top: 0.85em;
  }
  & .ProseMirror > :first-child {
    margin-top: 0;
  }
  & .ProseMirror-selectednode {
    outline: 2px solid ${token.color.focus};
  }
  & .selectedCell {
    background: ${token.color.surfaceSelected};
  }
`;

function definedTexts(control: object): Record<string, string> {
  const entries = Object.entries(control).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return Object.fromEntries(entries);
}

/** The editor itself, in its own chunk; see `RichTextInput`. */
export function RichTextEditor(props: RichTextInputProps) {
  const { label, value, onValueChange, onFocus, onBlur, handle } = props;
  const control = useFieldControl({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isPicturing, setIsPicturing] = useState(false);
  const { mount, editor } = useEditor({
    value: value ?? '',
    onChange: (html) => onValueChange(html === '' ? null : html),
    onFocus: () => onFocus?.(),
    onBlur: () => onBlur?.(),
    onPictures: (pasted) => {
      setFiles(pasted);
      setIsPicturing(true);
    },
    onPictureOpen: () => setIsPicturing(true),
    attributes: definedTexts(control),
  });
  useImperativeHandle(
    handle,
    () => ({
      insertText: (text) =>
        void editor?.chain().focus().insertContent({ type: 'text', text }).run(),
    }),
    [editor],
  );
  /** With several files, the dialog opens for one after the other. */
  function goOn() {
    setIsPicturing(files.length > 1);
    setFiles(files.slice(1));
  }
  return (
    <Box>
      {editor === undefined ? null : (
        <EditorToolbar
          editor={editor}
          label={t`Format ${label}`}
          onPicture={() => setIsPicturing(true)}
        />
      )}
      <Page ref={mount} />
      {isPicturing && editor !== undefined ? (
        <FieldContext value={undefined}>
          <PictureDialog key={files.length} editor={editor} file={files[0]} onClose={goOn} />
        </FieldContext>
      ) : null}
    </Box>
  );
}
