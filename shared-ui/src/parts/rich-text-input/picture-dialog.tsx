import type { Editor } from '@tiptap/core';
import { fileEndpoints } from 'contract';
import { useState } from 'react';
import { useApi } from '../../client/api-provider';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Field } from '../field/field';
import { FileInput } from '../file-input/file-input';
import { Input } from '../input/input';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Sends a picture and puts it into the text, with the words for those who do not see it. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const api = useApi();
  const [name, setName] = useState<string | null>(null);
  const [alt, setAlt] = useState('');

  function insert() {
    if (name === null) return;
    const src = api.urlOf(fileEndpoints.download, { id: name, query: { w: 1280 } });
    editor.chain().focus().insertPicture({ src, alt }).run();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Picture"
      footer={
        <Button disabled={name === null} onClick={insert}>
          Insert
        </Button>
      }
    >
      <Field label="File">
        <FileInput kind="image" value={name} onValueChange={setName} />
      </Field>
      <Field label="Description" help="What the picture shows, for those who do not see it.">
        <Input value={alt} onChange={(event) => setAlt(event.target.value)} />
      </Field>
    </Dialog>
  );
}
