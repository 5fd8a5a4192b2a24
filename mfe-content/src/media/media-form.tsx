import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { Button, Field, Input, refreshMedia, token } from 'shared-ui';
import { LackingNote, messageOf, usePermission } from 'shared-ui/client';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { useCall } from 'shared-ui/resource';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};

  & > p {
    color: ${token.color.dangerText};
    font-size: ${token.text.sm};
  }
  & > div:last-child {
    display: flex;
    gap: ${token.space[2]};
  }
`;

interface MediaFormProps {
  file: MediaFile;
  /** Called when the form becomes dirty or clean. */
  onDirty: (isDirty: boolean) => void;
}

/** Edits an upload's name and alt text. */
export function MediaForm({ file, onDirty }: MediaFormProps) {
  const { values, change, isDirty, save, isBusy, error, draft } = useMediaForm(file, onDirty);
  const mayEdit = usePermission(mediaEndpoints.update.needs);
  return (
    <Form
      aria-label={t`Name and description`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LackingNote to={mediaEndpoints.update} />
      <DraftNote draft={draft} />
      <Field
        isReadOnly={!mayEdit}
        label={t`Name`}
        isRequired
        error={values.originalName.trim() === '' ? t`Every file has a name` : undefined}
      >
        <Input
          value={values.originalName}
          maxLength={200}
          onChange={({ target }) => change({ originalName: target.value })}
        />
      </Field>
      {file.kind === 'image' ? (
        <Field
          isReadOnly={!mayEdit}
          label={t`Alt text`}
          help={t`What the picture shows, for those who do not see it. New uses begin with it.`}
        >
          <Input
            value={values.alt}
            maxLength={200}
            onChange={({ target }) => change({ alt: target.value })}
          />
        </Field>
      ) : null}
      {error === null ? null : <p role="alert">{t`Not saved: ${{ reason: messageOf(error) }}`}</p>}
      {mayEdit ? (
        <div>
          <Button
            type="submit"
            disabled={!isDirty || values.originalName.trim() === ''}
            isLoading={isBusy}
          >
            {t`Save`}
          </Button>
          <Button variant="ghost" disabled={!isDirty} onClick={() => change({ ...valuesOf(file) })}>
            {t`Undo changes`}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

interface MediaValues {
  originalName: string;
  alt: string;
}

function valuesOf({ originalName, alt }: MediaFile): MediaValues {
  return { originalName, alt: alt ?? '' };
}

function useMediaForm(file: MediaFile, onDirty: MediaFormProps['onDirty']) {
  const cache = useQueryClient();
  const stored = valuesOf(file);
  const { values, change, clear, draft } = useDraftState(`media/${file._id}`, stored);
  const isDirty = JSON.stringify(values) !== JSON.stringify(stored);
  const tell = useEffectEvent(onDirty);
  // The sheet around the form asks before it closes.
  useEffect(() => tell(isDirty), [isDirty]);

  const { run, isBusy, error } = useCall(mediaEndpoints.update, {
    success: t`File saved`,
    onSuccess: async () => {
      await refreshMedia(cache);
      clear();
    },
  });

  function save() {
    const { originalName, alt } = values;
    const body = {
      originalName: originalName.trim(),
      ...(file.kind === 'image' && { alt: alt.trim() === '' ? null : alt.trim() }),
    };
    void run({ id: file._id, body });
  }
  return { values, change, isDirty, save, isBusy, error, draft };
}
