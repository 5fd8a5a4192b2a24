import { type FormEvent, useEffect, useRef, useState } from 'react';
import { takePastedList } from '../search/pasted-list';
import { buildHeader, dataPrefix, type PageAnswer } from '../common/page-state';
import type { FormAnswer } from '../form/form-view';
import type { OrderListView } from './order-list-view';

/** The parsed list: updated in place by script, or from the response to the form without one. */
export function useOrderList(view: OrderListView) {
  const [shown, setShown] = useState(view);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState(view.form.refusal?.message ?? null);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  async function read(): Promise<void> {
    if (!form.current) return;
    setReading(true);
    try {
      const answer = await sendList(form.current);
      setProblem(typeof answer === 'string' ? answer : null);
      if (typeof answer !== 'string') setShown(answer);
      summary.current?.focus();
    } catch {
      setProblem('The list could not be read: the site could not be reached. Try it again.');
    } finally {
      setReading(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isReading) void read();
  }

  // Takes over a list that was pasted into the search box.
  useEffect(() => {
    const field = form.current?.elements.namedItem('list');
    const text = field instanceof HTMLTextAreaElement ? takePastedList() : null;
    if (text === null || !(field instanceof HTMLTextAreaElement)) return;
    field.value = text;
    void read();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);

  return { shown, isReading, problem, form, summary, submit };
}

/**
 * Sends a pasted list to the server without leaving the page.
 *
 * @returns the page with the results, or the error of a refused list; rejects when the site is unreachable
 */
async function sendList(form: HTMLFormElement): Promise<OrderListView | string> {
  const response = await fetch(dataPrefix + new URL(form.action).pathname, {
    method: 'POST',
    body: new FormData(form),
  });
  if (response.headers.get(buildHeader) === null) throw new Error('Answered by something else');
  const answer = asAnswer(await response.json());
  if ('page' in answer && answer.page.kind === 'order-list') return answer.page;
  if ('refusal' in answer && answer.refusal !== null) return answer.refusal.message;
  throw new Error(`Answered ${response.status} to a list`);
}

/** Guarantee: the build header says that the site's own server wrote the response. */
function asAnswer(json: unknown) {
  return json as PageAnswer | FormAnswer;
}
