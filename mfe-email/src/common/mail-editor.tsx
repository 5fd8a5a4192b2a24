import { t } from '@lingui/core/macro';
import { inSentence } from 'shared-ui/i18n';
import { type Ref, useRef } from 'react';
import {
  asRichText,
  Field,
  type FieldProps,
  RadioGroup,
  type RichTextHandle,
  RichTextInput,
  Skeleton,
  token,
} from 'shared-ui';
import styled from 'styled-components';
import { LossNote } from './loss-note';
import { goToPlace, type ProblemLocation, ProblemPlaces, problemText } from './problem-places';
import { SourceEditor } from './source-editor';
import { type EditorMode, useEditorMode } from './use-editor-mode';

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  /* Beside the field's label. */
  margin-bottom: -${token.space[6]};

  & > * {
    position: relative;
  }
`;

const modes = [
  {
    value: 'rich',
    get label() {
      return t`Rich`;
    },
  },
  {
    value: 'source',
    get label() {
      return t({ message: 'Source', context: 'of a message' });
    },
  },
] as const satisfies readonly { value: EditorMode; label: string }[];

interface MailEditorProps extends Pick<FieldProps, 'id' | 'error' | 'isRequired'> {
  label: string;
  /** HTML; null is empty. */
  value: string | null;
  onChange: (html: string | null) => void;
  onBlur?: () => void;
  /** Inserts text at the caret of the rich editor while it is shown. */
  rich?: Ref<RichTextHandle>;
  /** Errors in the template, each with its line and column. */
  problems?: readonly string[];
}

/**
 * Edits a message's HTML in a rich editor or as source; warns before switching to the rich editor would lose content.
 */
export function MailEditor(props: MailEditorProps) {
  const { label, value, onChange, problems = [], rich, error, ...rest } = props;
  const { onBlur, ...field } = rest;
  const mode = useEditorMode(value);
  const source = useRef<HTMLTextAreaElement>(null);

  function write(html: string | null) {
    mode.vouch(html);
    onChange(html);
  }
  function writeSource(html: string) {
    mode.choose('source');
    onChange(html === '' ? null : html);
  }
  function goTo(place: ProblemLocation) {
    mode.choose('source');
    // The source editor may mount only in the next frame.
    requestAnimationFrame(() => source.current && goToPlace(source.current, place));
  }
  return (
    <div>
      <Head>
        <RadioGroup
          aria-label={t`Edit the ${{ field: inSentence(label) }} as`}
          options={modes}
          value={mode.shown === 'source' ? 'source' : 'rich'}
          onValueChange={mode.choose}
        />
      </Head>
      <Field {...field} label={label} error={problemText(error, problems)}>
        {mode.shown === 'looking' ? <Skeleton height="12rem" /> : null}
        {mode.shown === 'rich' ? (
          <RichTextInput
            label={label}
            value={value}
            onValueChange={write}
            {...(rich !== undefined && { handle: rich })}
            {...(onBlur !== undefined && { onBlur })}
          />
        ) : null}
        {mode.shown === 'source' ? (
          <SourceEditor
            ref={source}
            value={value ?? ''}
            onChange={({ target }) => writeSource(target.value)}
            onBlur={onBlur}
          />
        ) : null}
      </Field>
      <LossNote
        losses={mode.losses}
        onAgree={async () => write(await asRichText(value ?? ''))}
        onStay={() => mode.choose('source')}
      />
      <ProblemPlaces problems={problems} onGo={goTo} />
    </div>
  );
}
