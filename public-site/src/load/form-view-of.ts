import { type FormView, type OpenForm, referenceIn } from '../form/form-view';
import { keySlot, tokenSlot } from './form-slot';
import type { PageRequest } from './page-request';

type Values = OpenForm['values'];

/**
 * The form of a page: with the errors of a refused submission, as the receipt of a sent one, or to fill in.
 *
 * @param values - the initial values of its fields
 */
export function formViewOf(page: PageRequest, values: Values = {}): FormView {
  const { pathname: action } = page.url;
  const reference = page.sentForm ? null : referenceIn(page.url);
  return reference === null ? openFormOf(page, values) : { kind: 'sent', action, reference };
}

/**
 * The form of a page whose receipt is on another page: with the errors of a refused submission, or to fill in. Token and
 * key are put into each visitor's copy when it is sent.
 */
export function openFormOf({ url, sentForm }: PageRequest, values: Values = {}): OpenForm {
  if (sentForm) return { ...sentForm, token: sentForm.token || tokenSlot };
  const { pathname: action } = url;
  return { kind: 'open', action, token: tokenSlot, key: keySlot, values, refusal: null };
}
