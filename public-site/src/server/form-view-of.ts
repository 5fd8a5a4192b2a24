import { randomUUID } from 'node:crypto';
import { formEndpoints } from 'contract';
import { type FormView, type OpenForm, referenceIn } from '../form/form-view';
import type { PageRequest } from './page-request';

/**
 * The form of a page: as it was refused just now, the receipt of one that was sent, or one to fill in.
 *
 * @param values - what stands in its fields from the start
 */
export async function formViewOf(
  page: PageRequest,
  values: OpenForm['values'] = {},
): Promise<FormView> {
  const { pathname: action } = page.url;
  const { refusedForm } = page;
  if (refusedForm) {
    return { ...refusedForm, token: refusedForm.token || (await tokenOf(page)) };
  }
  const reference = referenceIn(page.url);
  if (reference !== null) return { kind: 'sent', action, reference };
  const token = await tokenOf(page);
  return { kind: 'open', action, token, key: randomUUID(), values, refusal: null };
}

async function tokenOf(page: PageRequest): Promise<string> {
  return (await page.api.read(formEndpoints.token)).data.token;
}
