import { t } from '@lingui/core/macro';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { takePastedList } from '../search-box/pasted-list';
import { buildHeader, dataPrefix } from '../common/page-answer';
import type { ProblemView } from '../problem/problem-view';
import type { FormAnswer, OpenForm } from '../form/form-view';
import type { OrderListView } from './order-list-view';

/** The parsed list: updated in place by script, or from the response to the form without one. */
export function useOrderList(view: OrderListView) {
  const [shown, setShown] = useState(view);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState(() => problemIn(view.form));
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  async function read(): Promise<void> {
    if (!form.current) return;
    setReading(true);
    try {
      const answer = await sendList(form.current);
      setProblem(typeof answer === 'string' ? answer : null);
      if (typeof answer !== 'string') {
        setShown(answer);
        showRead(form.current, answer);
      }
      summary.current?.focus();
    } catch {
      setProblem(t`The list could not be read: the site could not be reached. Try it again.`);
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

  /** A file that is chosen or dropped is read at once. */
  function readFile(): void {
    if (!isReading) void read();
  }

  function drop(event: DragEvent<HTMLFormElement>): void {
    const field = form.current?.elements.namedItem('file');
    const { files } = event.dataTransfer;
    if (files.length === 0 || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.files = files;
    readFile();
  }

  return { shown, isReading, problem, form, summary, submit, readFile, drop };
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
  if ('refusal' in answer) {
    const problem = problemIn(answer);
    if (problem !== null) return problem;
  }
  throw new Error(`Answered ${response.status} to a list`);
}

/** Why a list or its file was refused, and what to do. */
function problemIn({ refusal }: Pick<OpenForm, 'refusal'>): string | null {
  return refusal?.errors[0]?.message ?? refusal?.message ?? null;
}

/** The rows of a file stand in the text now, and are not sent again as a file. */
function showRead(form: HTMLFormElement, { form: { values } }: OrderListView): void {
  const [list, file] = ['list', 'file'].map((name) => form.elements.namedItem(name));
  if (file instanceof HTMLInputElement && file.value !== '') {
    file.value = '';
    if (list instanceof HTMLTextAreaElement) list.value = values['list'] ?? '';
  }
}

/** Guarantee: the build header says that the site's own server wrote the response. */
function asAnswer(json: unknown) {
  return json as { page: OrderListView | ProblemView } | FormAnswer;
}
