import { randomUUID } from 'node:crypto';
import { formEndpoints } from 'contract/inquiry';
import { type FormView, type OpenForm, referenceIn } from '../form/form-view';
import type { PageRequest } from './page-request';

type Values = OpenForm['values'];

/**
 * The form of a page: with the errors of a refused submission, as the receipt of a sent one, or to fill in.
 *
 * @param values - the initial values of its fields
 */
export async function formViewOf(page: PageRequest, values: Values = {}): Promise<FormView> {
  const { pathname: action } = page.url;
  const reference = page.sentForm ? null : referenceIn(page.url);
  return reference === null ? openFormOf(page, values) : { kind: 'sent', action, reference };
}

/** The form of a page whose receipt is on another page: with the errors of a refused submission, or to fill in. */
export async function openFormOf(page: PageRequest, values: Values = {}): Promise<OpenForm> {
  const { url, sentForm } = page;
  if (sentForm) return { ...sentForm, token: sentForm.token || (await tokenOf(page)) };
  const token = await tokenOf(page);
  const { pathname: action } = url;
  return { kind: 'open', action, token, key: randomUUID(), values, refusal: null };
}

async function tokenOf(page: PageRequest): Promise<string> {
  return (await page.api.read(formEndpoints.token)).data.token;
}
