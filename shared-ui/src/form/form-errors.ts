import { said } from '../i18n/words';

/** An error of a form: `name` is the top-level field, empty for the whole form. */
export interface FormErrorLine {
  path: string;
  name: string;
  message: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Node);
}

/** Flattens react-hook-form's error tree, in the order of the fields. */
export function errorLines(
  errors: unknown,
  path: readonly string[] = [],
): readonly FormErrorLine[] {
  if (!isRecord(errors)) return [];
  if (typeof errors['message'] === 'string' && typeof errors['type'] === 'string') {
    const isWhole = path[0] === 'root';
    const name = isWhole ? '' : (path[0] ?? '');
    return [{ path: path.join('.'), name, message: said({ message: errors['message'] }) }];
  }
  return Object.entries(errors).flatMap(([key, inner]) =>
    key === 'ref' ? [] : errorLines(inner, [...path, key]),
  );
}
