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

/** Out of sight without being hidden: programs that fill in whatever they find do not tell it from the others. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** Two fields beside each other where there is room. */
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
  /** The element that names it. */
  labelledBy: string;
  submitLabel: string;
  /** Whether it takes the width of the page. */
  isWide?: boolean;
  /** What a field belongs to, which the list of errors then names: the entry of a list. */
  placeOf?: (path: string) => string | undefined;
  /** Fields of this folder. */
  children: ReactNode;
}

/**
 * A form of the site. It is one of the browser's own, sent to the page that it stands on; a script only saves the way
 * to another page. Give it its `key` as React's key, so that another form's words are not taken for its own.
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
