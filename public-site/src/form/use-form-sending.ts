import { t } from '@lingui/core/macro';
import { type SubmitEvent, useState } from 'react';
import { buildHeader, dataPrefix } from '../common/page-answer';
import type { FormAnswer, FormRefusal, OpenForm } from './form-view';

/** The maximum size of a file field, with its error message. */
interface FileLimit {
  name: string;
  /** In bytes. */
  max: number;
  tooLarge: () => string;
}

type Sending = { kind: 'idle' } | { kind: 'sending'; share: number };

export interface SendingOptions {
  /** For a form with a file. */
  file?: FileLimit | undefined;
  /** Called once the form was accepted, before its receipt is shown. */
  onTaken?: (() => void) | undefined;
}

/** Sends a form by script; without a script the browser submits it. */
export function useFormSending(form: OpenForm, { file, onTaken }: SendingOptions) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const [shown, setShown] = useState(form);
  const [refusals, setRefusals] = useState(form.refusal === null ? 0 : 1);

  function refuse({ key, refusal }: Pick<OpenForm, 'key' | 'refusal'>): void {
    setShown({ ...shown, key, refusal });
    setRefusals(refusals + 1);
    setSending({ kind: 'idle' });
  }

  async function send(element: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    setSending({ kind: 'sending', share: 0 });
    try {
      const answer = await sendForm(element, button, (share) =>
        setSending({ kind: 'sending', share }),
      );
      if ('redirect' in answer) {
        onTaken?.();
        location.assign(answer.redirect);
      } else refuse(answer);
    } catch {
      refuse({ key: shown.key, refusal: unreachable() });
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending.kind === 'sending') return;
    const element = event.currentTarget;
    if (file && isTooLarge(element, file)) refuse({ key: shown.key, refusal: refusalOf(file) });
    else void send(element, event.nativeEvent.submitter);
  }

  return { shown, refusals, sending, submit };
}

function unreachable(): FormRefusal {
  const message = t`Not sent: the site could not be reached. What you typed is still here; check your connection and send it again.`;
  return { status: 0, message, errors: [] };
}

function isTooLarge(form: HTMLFormElement, { name, max }: FileLimit): boolean {
  const file = new FormData(form).get(name);
  return file !== null && typeof file !== 'string' && file.size > max;
}

/** The server's refusal, without sending the file first. */
function refusalOf({ name, tooLarge }: FileLimit): FormRefusal {
  return {
    status: 413,
    message: t`Not sent yet. One thing needs correction.`,
    errors: [{ path: name, message: tooLarge() }],
  };
}

/**
 * Posts a form to its page and resolves with the response. `XMLHttpRequest` reports upload progress, which `fetch` does
 * not.
 *
 * @param button - that was pressed: its name says which one it was, as without scripts
 * @param onProgress - called with the share sent, 0 to 1
 */
function sendForm(
  form: HTMLFormElement,
  button: HTMLElement | null,
  onProgress: (share: number) => void,
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    const fail = () => reject(new Error('No answer'));
    request.addEventListener('load', () => {
      const isOurs = request.getResponseHeader(buildHeader) !== null;
      if (isOurs && request.response !== null) resolve(asAnswer(request.response));
      else fail();
    });
    request.addEventListener('error', fail);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.open('POST', dataPrefix + new URL(form.action).pathname);
    request.send(new FormData(form, button));
  });
}

/** Guarantee: the build header says that the site's own server wrote the response. */
function asAnswer(json: unknown) {
  return json as FormAnswer;
}
