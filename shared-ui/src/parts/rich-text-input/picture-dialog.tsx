import { t } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import { fileEndpoints } from 'contract/file';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../client/api-provider';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Dialog } from '../dialog/dialog';
import { Field } from '../field/field';
import { Input } from '../input/input';
import { type ChosenPicture, PictureInput } from '../picture/picture-input';
import { pictureNameIn } from './picture-address';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

interface PictureDialogProps {
  editor: Editor;
  /** A pasted or dropped file, uploaded at once. */
  file?: File | undefined;
  onClose: () => void;
}

/** The maximum width of pictures in texts, in pixels. */
const shownWidth = 1280;

/** Inserts a picture into the text or changes the selected one, with its alternative text. */
export function PictureDialog({ editor, file, onClose }: PictureDialogProps) {
  const api = useApi();
  const [before] = useState(() => (file === undefined ? selectedPicture(editor) : undefined));
  const [picture, setPicture] = useState<ChosenPicture | null>(before?.picture ?? null);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [isDecoration, setIsDecoration] = useState(before?.alt === '');
  const [isRefused, setIsRefused] = useState(false);
  const isUndescribed = alt.trim() === '' && !isDecoration;

  function choose(chosen: ChosenPicture | null) {
    setPicture(chosen);
    if (alt === '') setAlt(chosen?.alt ?? '');
  }
  function insert() {
    if (picture === null) return;
    setIsRefused(isUndescribed);
    if (isUndescribed) return;
    const src = api.urlOf(fileEndpoints.download, {
      id: picture.name,
      query: { w: shownWidth },
    });
    const words = isDecoration ? '' : alt.trim();
    editor
      .chain()
      .focus()
      .insertPicture({ src, alt: words, ...shownSize(picture) })
      .run();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={before === undefined ? t`Insert a picture` : t`Change the picture`}
      footer={
        <Button disabled={picture === null} onClick={insert}>
          {before === undefined ? t`Insert` : t`Change`}
        </Button>
      }
    >
      <Stack>
        {' '}
        <Field label={t`Picture`}>
          <PictureInput value={picture?.name ?? null} onValueChange={choose} start={file} />
        </Field>
        <Field
          label={t`Alt text`}
          help={t`What the picture shows, for those who do not see it.`}
          error={
            isRefused && isUndescribed
              ? t`Describe the picture, or mark it as decoration`
              : undefined
          }
        >
          <Input
            value={alt}
            maxLength={200}
            disabled={isDecoration}
            onChange={(event) => setAlt(event.target.value)}
          />
        </Field>
        <Field label={t`Decoration: it says nothing that the text does not`} layout="inline">
          <Checkbox
            checked={isDecoration}
            onCheckedChange={(checked) => setIsDecoration(checked === true)}
          />
        </Field>
      </Stack>{' '}
    </Dialog>
  );
}

function shownSize({ width, height }: ChosenPicture) {
  if (width === null || height === null) return { width: null, height: null };
  const share = Math.min(1, shownWidth / width);
  return { width: Math.round(width * share), height: Math.max(1, Math.round(height * share)) };
}

/** The selected picture; undefined when none is selected or it is not one of our uploads. */
function selectedPicture(editor: Editor): { picture: ChosenPicture; alt: string } | undefined {
  if (!editor.isActive('picture')) return undefined;
  const { src, alt, width, height } = editor.getAttributes('picture');
  const name = pictureNameIn(String(src));
  if (name === undefined) return undefined;
  const size = { width: numberOrNull(width), height: numberOrNull(height) };
  return { picture: { name, ...size }, alt: String(alt ?? '') };
}

function numberOrNull(value: unknown) {
  return typeof value === 'number' ? value : null;
}
