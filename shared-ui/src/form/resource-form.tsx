import { t } from '@lingui/core/macro';
import { resourceNeeds } from 'contract';
import { History } from 'lucide-react';
import { useAnnouncedActions } from 'panel-runtime';
import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { HistorySheet } from '../history/history-sheet';
import { LackingNote } from '../parts/hint-note/lacking-note';
import { Button } from '../parts/button/button';
import type { AnyResource } from '../resource/resource-types';
import { breakpoint, token } from '../tokens/token';
import { ConflictDialog } from './conflict-dialog';
import { DraftNote } from './draft-note';
import { ErrorCount, ErrorSummary } from './error-summary';
import { FormLanguages } from './languages/form-languages';
import { PresenceNote } from './presence-note';
import { RunningUploads } from '../parts/file-input/running-uploads';
import type { ResourceFormController } from './use-resource-form';

const Foot = styled.div`
  position: sticky;
  /* A panel's own padding lies below what sticks in it. */
  bottom: calc(-1 * var(--foot-gap, 0px));
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[6]};
  margin-bottom: calc(-1 * var(--foot-gap, 0px));
  padding-block: ${token.space[3]};
  border-top: 1px solid ${token.color.border};
  background: var(--surface, ${token.color.canvas});

  @media (width < ${breakpoint.compact}) {
    gap: ${token.space[1]};

    & > button {
      padding-inline: ${token.space[2]};
    }
  }
`;

/** A disabled fieldset disables every control in it: the user's role lets them view the record alone. */
const Inputs = styled.fieldset`
  display: contents;
`;

const Space = styled.span`
  flex: 1;
`;

/** On a phone only the icon is shown, so that the bar stays on one line. */
const Word = styled.span`
  @media (width < ${breakpoint.compact}) {
    display: none;
  }
`;

export interface ResourceFormProps<R extends AnyResource> {
  form: ResourceFormController<R>;
  /** The resource's `Inputs`. */
  children: ReactNode;
  onCancel: () => void;
  /** Offers Save and new. */
  canSaveAndNew?: boolean;
}

/** A resource's form: errors at the top, inputs, Save, Save and new, Cancel, History. */
export function ResourceForm<R extends AnyResource>(props: ResourceFormProps<R>) {
  const { form, children, onCancel, canSaveAndNew = true } = props;
  const { mayEdit } = form.access;
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog's form is a child of the page's form in React's tree, though not in the DOM: its events would bubble.
    event.stopPropagation();
    form.save('close');
  }
  useAnnouncedActions([
    ...(mayEdit ? [{ label: t`Save`, run: () => form.save('close') }] : []),
    ...(form.record === undefined
      ? []
      : [{ label: t`History`, run: () => setIsHistoryOpen(true) }]),
  ]);

  async function cancel() {
    if (await form.mayLeave()) onCancel();
  }
  const ownForm = (
    <form noValidate onSubmit={submit} aria-busy={form.isSaving}>
      <LackingNote to={{ needs: resourceNeeds(form.resource, 'edit') }} />
      <PresenceNote form={form} />
      <DraftNote draft={form.draft} warning={form.draft.warning} />
      <ErrorSummary form={form} />
      <RunningUploads value={form.trackUpload}>
        <Inputs disabled={!mayEdit}>{children}</Inputs>
      </RunningUploads>
      <Foot>
        {mayEdit ? (
          <Button type="submit" isLoading={form.isSaving}>
            {t`Save`}
          </Button>
        ) : null}
        {mayEdit && canSaveAndNew ? (
          <Button
            variant={form.record === undefined ? 'secondary' : 'ghost'}
            disabled={form.isSaving}
            onClick={() => form.save('new')}
          >
            {t`Save and new`}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={() => void cancel()}>
          {mayEdit ? t`Cancel` : t`Close`}
        </Button>
        <ErrorCount form={form} />
        <output>
          {form.isWaiting ? t`Not saved yet: the server cannot be reached. Trying again …` : null}
        </output>
        <Space />
        {form.record === undefined ? null : (
          <Button variant="ghost" aria-label={t`History`} onClick={() => setIsHistoryOpen(true)}>
            <History /> <Word>{t`History`}</Word>
          </Button>
        )}
      </Foot>
      {form.record === undefined ? null : (
        <HistorySheet
          resource={form.resource}
          id={form.record._id}
          labels={form.labels}
          warning={
            form.isDirty ? t`What you changed in the form and did not save is lost.` : undefined
          }
          onRestored={() => void form.reload()}
          open={isHistoryOpen}
          onOpenChange={setIsHistoryOpen}
        />
      )}
      <ConflictDialog form={form} />
    </form>
  );
  return <FormLanguages form={form}>{ownForm}</FormLanguages>;
}
