import { plural, t } from '@lingui/core/macro';
import styled from 'styled-components';
import { showToast } from 'panel-runtime';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import { ErrorBox, useRefusalFocus } from '../parts/error-state/error-box';
import { errorLines, type FormErrorLine } from './form-errors';
import type { ResourceFormController } from './use-resource-form';

const Count = styled.span`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
`;

interface ErrorSummaryProps<R extends AnyResource> {
  form: ResourceFormController<R>;
}

/** All errors of the form, at its top; takes the focus after a refused save. */
export function ErrorSummary<R extends AnyResource>({ form }: ErrorSummaryProps<R>) {
  const lines = errorLines(form.fields.formState.errors);
  const { refusals } = form;
  const title = t`Not saved – ${{ toCorrect: toCorrect(lines.length) }}`;
  const box = useRefusalFocus(refusals, () => {
    // In a dialog the summary is always visible, and Escape would close the toast before the dialog.
    const isInDialog = box.current?.closest('[role="dialog"]') !== null;
    if (!isInDialog) showToast({ title, tone: 'danger' });
  });
  if (refusals === 0 || lines.length === 0) return null;
  return (
    <ErrorBox title={title} ref={box}>
      {lines.map(({ path, name, message }) => (
        <li key={path}>
          {name === '' ? (
            message
          ) : (
            <button type="button" onClick={() => controlOf(form.id, { path, name })?.focus()}>
              {lineText(form, { path, name, message })}
            </button>
          )}
        </li>
      ))}
    </ErrorBox>
  );
}

/** The number of errors, beside the form's buttons: the summary may be out of sight. */
export function ErrorCount<R extends AnyResource>({ form }: ErrorSummaryProps<R>) {
  const { length } = errorLines(form.fields.formState.errors);
  return form.refusals === 0 || length === 0 ? null : <Count>{toCorrect(length)}</Count>;
}

function toCorrect(count: number) {
  return t`${plural(count, { one: '# thing to correct', other: '# things to correct' })}`;
}

/** Prefixes a message that does not name its field with the field's label. */
function lineText<R extends AnyResource>(
  form: ResourceFormController<R>,
  { path, name, message }: FormErrorLine,
) {
  const label = form.labels.get(path) ?? form.labels.get(name) ?? name;
  const isNamed = message === form.missing.get(path);
  return isNamed && mentions(message, label) ? message : `${label}${rowOf(path)}: ${message}`;
}

function mentions(message: string, label: string) {
  return message.toLowerCase().includes(label.toLowerCase());
}

/** The control with the error: the cell in a list of objects, else the field. */
function controlOf(id: string, { path, name }: Pick<FormErrorLine, 'path' | 'name'>) {
  return document.getElementById(`${id}-${path}`) ?? document.getElementById(`${id}-${name}`);
}

/** ` 2` for the second object of a list, nothing for a plain field. */
function rowOf(path: string) {
  const row = path.split('.')[1];
  return row !== undefined && /^\d+$/.test(row) ? ` ${Number(row) + 1}` : '';
}
