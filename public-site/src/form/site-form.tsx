import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button, ErrorBox, token, useRefusalFocus } from 'shared-ui';
import styled from 'styled-components';
import { fieldId, FormContext } from './form-context';
import { formId, type FormRefusal, hiddenFields, type OpenForm } from './form-view';
import { type SendingOptions, useFormSending } from './use-form-sending';

const Form = styled.form<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: ${({ $isWide }) => ($isWide ? 'none' : '40rem')};
  scroll-margin-top: 2rem;

  & :is(input, select, textarea) {
    min-height: 2.75rem;
    font-size: 1rem;
  }
  & label {
    font-size: 0.9375rem;
  }
  & :is([id$='-help'], [id$='-error']) {
    font-size: 0.875rem;
  }
  & textarea {
    min-height: 9rem;
  }
`;

/** Off-screen instead of hidden: bots that fill in every field cannot tell it apart. */
const Trap = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** Two fields side by side where they fit. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 1.25rem;
  align-items: start;
`;

const Note = styled.p`
  color: ${token.color.textMuted};
  font-size: 0.875rem;
`;

const noNotes = {};

interface SiteFormProps extends SendingOptions {
  form: OpenForm;
  /** The id of the element that names it. */
  labelledBy: string;
  /** Without one, its children have the buttons. */
  submitLabel?: string;
  /** Whether it is as wide as the page. */
  isWide?: boolean;
  /** Names the entry of a list that a field belongs to, for the error summary. */
  placeOf?: (path: string) => string | undefined;
  /** Shown below fields whose values the visitor did not type here. */
  notes?: Readonly<Record<string, string>>;
  /** Fields of this folder. */
  children: ReactNode;
}

/**
 * A form of the site: a native form posted to its own page; a script only avoids the page load. Use its `key` as
 * React's key, so that values of another form are not reused.
 */
export function SiteForm(props: SiteFormProps) {
  const { form, labelledBy, submitLabel, isWide = false, placeOf, file, onTaken, children } = props;
  const { notes = noNotes } = props;
  const { shown, refusals, sending, submit } = useFormSending(form, { file, onTaken });
  return (
    <FormContext value={{ ...shown, isReturned: form.refusal !== null, notes }}>
      <Form
        id={formId}
        $isWide={isWide}
        method="post"
        action={`${form.action}#${formId}`}
        encType={file ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
        noValidate
        aria-labelledby={labelledBy}
        onSubmit={submit}
      >
        <ErrorSummary refusal={shown.refusal} refusals={refusals} placeOf={placeOf} />
        <input type="hidden" name={hiddenFields.token} value={shown.token} />
        <input type="hidden" name={hiddenFields.key} value={shown.key} />
        <Trap aria-hidden="true">
          <label htmlFor={fieldId(hiddenFields.trap)}>{t`Leave this empty`}</label>
          <input
            id={fieldId(hiddenFields.trap)}
            name={hiddenFields.trap}
            tabIndex={-1}
            autoComplete="off"
          />
        </Trap>
        {children}
        {submitLabel && (
          <SubmitRow
            label={submitLabel}
            share={sending.kind === 'sending' ? sending.share : null}
          />
        )}
      </Form>
    </FormContext>
  );
}

const Line = styled.li`
  & > a {
    color: inherit;
  }
`;

interface ErrorSummaryProps {
  refusal: FormRefusal | null;
  /** The number of refusals since the form was opened. */
  refusals: number;
  /** Names the entry of a field whose label alone is ambiguous. */
  placeOf?: ((path: string) => string | undefined) | undefined;
}

/** The errors of a refused form, at its top; takes the focus. Each entry links to its field. */
function ErrorSummary({ refusal, refusals, placeOf }: ErrorSummaryProps) {
  const box = useRefusalFocus(refusals);
  if (refusal === null) return null;
  return (
    <ErrorBox title={refusal.message} ref={box}>
      {refusal.errors.map(({ path, message }) => (
        <Line key={path}>
          <a href={`#${fieldId(path)}`}>{[placeOf?.(path), message].filter(Boolean).join(': ')}</a>
        </Line>
      ))}
    </ErrorBox>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  margin-top: 0.5rem;
`;

const Share = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & progress {
    width: 9rem;
    accent-color: ${token.color.brand};
  }
`;

interface SubmitRowProps {
  label: string;
  /** The share sent, 0 to 1; null while nothing is being sent. */
  share: number | null;
}

/** The submit button, with upload progress. */
function SubmitRow({ label, share }: SubmitRowProps) {
  return (
    <>
      <Note>{t`Required fields have a star.`}</Note>
      <Row>
        <Button type="submit" size="lg" isLoading={share !== null}>
          {label}
        </Button>
        <output>
          {share === null ? null : (
            <Share>
              {t`Sending…`}
              {/* What is sent at once has no way to show. */}
              {share > 0 && share < 1 ? (
                <progress value={share} max={1} aria-label={t`Sent so far`} />
              ) : null}
            </Share>
          )}
        </output>
      </Row>
    </>
  );
}
