import type { AnyResource } from '../resource/resource-types';
import { ErrorBox, useRefusalFocus } from './error-box';
import { errorLines, type FormErrorLine } from './form-errors';
import type { ResourceFormController } from './use-resource-form';

interface ErrorSummaryProps<R extends AnyResource> {
  form: ResourceFormController<R>;
}

/** All that is wrong with the form, at its top; takes the focus after a refused save. */
export function ErrorSummary<R extends AnyResource>({ form }: ErrorSummaryProps<R>) {
  const lines = errorLines(form.fields.formState.errors);
  const { refusals } = form;
  const box = useRefusalFocus(refusals);
  if (refusals === 0 || lines.length === 0) return null;
  return (
    <ErrorBox title={titleFor(lines.length)} ref={box}>
      {lines.map(({ path, name, message }) => (
        <li key={path}>
          {name === '' ? (
            message
          ) : (
            <button type="button" onClick={() => controlOf(form.id, { path, name })?.focus()}>
              {form.labels.get(path) ?? form.labels.get(name) ?? name}
              {rowOf(path)}: {message}
            </button>
          )}
        </li>
      ))}
    </ErrorBox>
  );
}

function titleFor(count: number) {
  return count === 1
    ? 'Not saved. One thing needs correction.'
    : `Not saved. ${count} things need correction.`;
}

/** The control that is wrong: in a list of objects the cell, else the field. */
function controlOf(id: string, { path, name }: Pick<FormErrorLine, 'path' | 'name'>) {
  return document.getElementById(`${id}-${path}`) ?? document.getElementById(`${id}-${name}`);
}

/** ` 2` for the second object of a list, nothing for a plain field. */
function rowOf(path: string) {
  const row = path.split('.')[1];
  return row !== undefined && /^\d+$/.test(row) ? ` ${Number(row) + 1}` : '';
}
