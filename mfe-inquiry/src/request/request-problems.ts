import { t } from '@lingui/core/macro';
import { ApiError } from 'shared-ui/client';

/** What a refusal says of single lines and suppliers. */
export function problemsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  return error.fieldErrors.map(({ path, message }) => {
    const [, place] = /^lines\.(\d+)/.exec(path) ?? [];
    return place === undefined ? message : t`Line ${{ place: Number(place) + 1 }}: ${message}`;
  });
}
