import type { ReactNode } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { ErrorSummary } from './error-summary';
import { fieldId, FormContext } from './form-context';
import { formId, hiddenFields, type OpenForm } from './form-view';
import { SubmitRow } from './submit-row';
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
  left: -100vw;
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

interface SiteFormProps extends SendingOptions {
  form: OpenForm;
  /** The id of the element that names it. */
  labelledBy: string;
  submitLabel: string;
  /** Whether it is as wide as the page. */
  isWide?: boolean;
  /** Names the entry of a list that a field belongs to, for the error summary. */
  placeOf?: (path: string) => string | undefined;
  /** Fields of this folder. */
  children: ReactNode;
}

/**
 * A form of the site: a native form posted to its own page; a script only avoids the page load. Use its `key` as
 * React's key, so that values of another form are not reused.
 */
export function SiteForm(props: SiteFormProps) {
  const { form, labelledBy, submitLabel, isWide = false, placeOf, file, onTaken, children } = props;
  const { shown, refusals, sending, submit } = useFormSending(form, { file, onTaken });
  return (
    <FormContext value={{ ...shown, isReturned: form.refusal !== null }}>
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
          <label htmlFor={fieldId(hiddenFields.trap)}>Leave this empty</label>
          <input
            id={fieldId(hiddenFields.trap)}
            name={hiddenFields.trap}
            tabIndex={-1}
            autoComplete="off"
          />
        </Trap>
        {children}
        <Note>Fields with a star are needed.</Note>
        <SubmitRow label={submitLabel} share={sending.kind === 'sending' ? sending.share : null} />
      </Form>
    </FormContext>
  );
}
