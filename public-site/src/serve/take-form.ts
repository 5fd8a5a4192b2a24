import { t } from '@lingui/core/macro';
import { randomUUID } from 'node:crypto';
import { type Problem, problemCode } from 'contract';
import { Receipt } from 'contract/inquiry';
import { localHref } from '../language/addresses';
import { hiddenFields, type OpenForm, receiptHref } from '../form/form-view';
import type { Connection } from '../http/node-request';
import { asInForm, entryValues, filledEntries, withForm } from './read-form';
import { apiPartsOf, type Shown, textOf } from './form-parts';
import { correctionsNeeded, FormProblem } from '../load/form-problem';
import { postToApi } from '../load/post-to-api';
import type { ApiFetch } from '../load/site-api';
import type { SiteLog } from '../load/page-request';
import type { SiteForm, Typed, VisitorForm } from '../load/visitor-form';

export type TakenForm =
  /** With the address of its receipt. */
  | { readonly kind: 'sent'; readonly receipt: string }
  /** The form to show again: refused, or only validated. */
  | { readonly kind: 'shown'; readonly form: OpenForm };

interface Sending {
  readonly request: Request;
  readonly connection: Connection;
  readonly form: SiteForm;
}

/** Reads a form that a visitor sent and posts it to the API for them. */
export async function takeForm(
  { apiFetch, log }: { readonly apiFetch: ApiFetch; readonly log: SiteLog },
  { request, connection, form }: Sending,
): Promise<TakenForm> {
  let shown: Shown = { token: '', key: randomUUID(), values: {} };
  try {
    return await withForm(request, form, async (data) => {
      shown = shownIn(data, form);
      if (form.normalize) {
        const sent = { values: shown.values, data, apiFetch, connection };
        shown = { ...shown, values: { ...(await form.normalize(sent)) } };
      }
      if (!('endpoint' in form) || isStep(data, form)) return shownForm(form, shown, null);
      const { endpoint, ...parts } = apiPartsOf(data, { form, shown });
      const posted = await postToApi(apiFetch, endpoint, { ...parts, connection });
      if (posted.kind === 'taken') {
        return { kind: 'sent', receipt: receiptOf(form, posted.answer, shown.values) };
      }
      if (posted.kind === 'refused') throw refusalOf(posted.problem, { form, shown });
      log(`A form of ${form.path} could not be handed to the API`, posted.cause);
      throw new FormProblem(lost(), { status: 503 });
    });
  } catch (error) {
    if (!(error instanceof FormProblem)) throw error;
    const { message, status, errors } = error;
    // A key that was used for another request cannot be used again.
    const key = status === 409 ? randomUUID() : shown.key;
    return shownForm(form, { ...shown, key }, { message, status, errors });
  }
}

function shownForm(form: SiteForm, shown: Shown, refusal: OpenForm['refusal']): TakenForm {
  return { kind: 'shown', form: { kind: 'open', action: localHref(form.path), ...shown, refusal } };
}

const lost = () =>
  t`It is not certain that this arrived. Send it again in a minute: it is taken once, however often it is sent.`;

/** The parts of a sent form that its page shows again. */
function shownIn(data: FormData, form: SiteForm): Shown {
  const key = textOf(data, hiddenFields.key);
  const steps = 'step' in form && form.step !== undefined ? [form.step] : [];
  const names = [...Object.keys(form.fields), ...steps];
  return {
    token: textOf(data, hiddenFields.token),
    key: /^[\da-f-]{36}$/.test(key) ? key : randomUUID(),
    values: {
      ...Object.fromEntries(names.map((name) => [name, textOf(data, name)])),
      ...entryValues(data, form.entries),
    },
  };
}

function isStep(data: FormData, { step }: VisitorForm): boolean {
  return step !== undefined && data.has(step);
}

function receiptOf(form: VisitorForm, answer: unknown, sent: Typed): string {
  if (form.receiptHref) return form.receiptHref(answer, sent);
  return receiptHref(localHref(form.path), Receipt.parse(answer).data.reference);
}

/** The API's refusal, with its errors at the fields that the visitor sees. */
function refusalOf(
  problem: Problem,
  { form, shown }: { readonly form: VisitorForm; readonly shown: Shown },
): FormProblem {
  const { fields, file, entries } = form;
  const { status, detail, errors = [] } = problem;
  const inForm = asInForm(errors, filledEntries(shown.values, entries));
  const seen = inForm.filter(
    ({ path }) => path in fields || path === file?.name || path.startsWith(`${entries?.name}.`),
  );
  if (seen.length > 0) return correctionsNeeded(seen, status);
  switch (problemCode(problem)) {
    case 'wrong-type':
      return file
        ? correctionsNeeded([{ path: file.name, message: file.wrong() }], status)
        : new FormProblem(t`Not sent. ${detail}`, { status });
    case 'key-reused':
      return new FormProblem(usedBefore(), { status });
    default:
      return new FormProblem(t`Not sent. ${detail}`, { status });
  }
}

const usedBefore = () =>
  t`Not sent: this form was sent before with other words in it. To send it once more as it stands now, send it again.`;
