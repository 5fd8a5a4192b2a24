import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../client/api-error';
import { ApiError } from 'panel-runtime';

/** Guarantee: an unknown path is harmless, as the form then shows its message in the summary only. */
function pathOf<V extends FieldValues>(path: string) {
  return path as Path<V>;
}

/** Sets the server's field errors at the fields they name, and other errors on the whole form. */
export function placeErrors<V extends FieldValues>(form: UseFormReturn<V>, error: unknown) {
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  const placed = fieldErrors.filter(({ path }) => path !== '');
  for (const { path, message } of placed) {
    form.setError(pathOf<V>(path), { type: 'server', message });
  }
  const whole = fieldErrors.filter(({ path }) => path === '').map(({ message }) => message);
  if (placed.length === 0 || whole.length > 0) {
    form.setError('root.server', { type: 'server', message: whole.join(' ') || messageOf(error) });
  }
}
