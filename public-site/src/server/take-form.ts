import { randomUUID } from 'node:crypto';
import { problemCode, type Problem } from 'contract';
import { hiddenFields, type OpenForm } from '../form/form-view';
import type { Connection } from './connection';
import { apiPartsOf, type Shown, textOf } from './form-parts';
import { correctionsNeeded, FormProblem } from './form-problem';
import { postToApi } from './post-to-api';
import { withForm } from './read-form';
import type { ApiFetch } from './site-api';
import type { SiteLog } from './site-log';
import type { VisitorForm } from './visitor-form';

export type TakenForm =
  | { readonly kind: 'sent'; readonly reference: string }
  /** The form as it is shown again. */
  | { readonly kind: 'refused'; readonly form: OpenForm };

interface Sending {
  readonly request: Request;
  readonly connection: Connection;
  readonly form: VisitorForm;
}

/** Takes a form that a visitor sent, and hands it to the API in his name. */
export async function takeForm(
  { apiFetch, log }: { readonly apiFetch: ApiFetch; readonly log: SiteLog },
  { request, connection, form }: Sending,
): Promise<TakenForm> {
  let shown: Shown = { token: '', key: randomUUID(), values: {} };
  try {
    const reference = await withForm(request, form, async (data) => {
      shown = shownIn(data, form);
      const post = { ...apiPartsOf(data, { form, shown }), connection };
      const posted = await postToApi(apiFetch, form.endpoint, post);
      if (posted.kind === 'taken') return posted.reference;
      if (posted.kind === 'refused') throw refusalOf(posted.problem, form);
      log(`A form of ${form.path} could not be handed to the API`, posted.cause);
      throw new FormProblem(lost, { status: 503 });
    });
    return { kind: 'sent', reference };
  } catch (error) {
    if (!(error instanceof FormProblem)) throw error;
    const { message, status, errors } = error;
    // A key that was used for something else is of no use any more.
    const key = status === 409 ? randomUUID() : shown.key;
    const refusal = { message, status, errors };
    return { kind: 'refused', form: { kind: 'open', action: form.path, ...shown, key, refusal } };
  }
}

const lost =
  'It is not certain that this arrived. Send it again in a minute: it is taken once, however often it is sent.';

/** What the page of the form that was sent has to show again. */
function shownIn(data: FormData, form: VisitorForm): Shown {
  const key = textOf(data, hiddenFields.key);
  return {
    token: textOf(data, hiddenFields.token),
    key: /^[\da-f-]{36}$/.test(key) ? key : randomUUID(),
    values: Object.fromEntries(Object.keys(form.fields).map((name) => [name, textOf(data, name)])),
  };
}

/** What the API says, with its reasons at the fields that the visitor sees. */
function refusalOf(problem: Problem, { fields, file }: VisitorForm): FormProblem {
  const { status, detail, errors = [] } = problem;
  const seen = errors.filter(({ path }) => path in fields || path === file?.name);
  if (seen.length > 0) return correctionsNeeded(seen, status);
  switch (problemCode(problem)) {
    case 'wrong-type':
      return file
        ? correctionsNeeded([{ path: file.name, message: file.wrong }], status)
        : new FormProblem(`Not sent. ${detail}`, { status });
    case 'key-reused':
      return new FormProblem(usedBefore, { status });
    default:
      return new FormProblem(`Not sent. ${detail}`, { status });
  }
}

const usedBefore =
  'Not sent: this form was sent before with other words in it. To send it once more as it stands now, send it again.';
