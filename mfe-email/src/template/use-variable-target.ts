import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { type RichTextHandle, useSteady } from 'shared-ui';

/** Marks a field that accepts variables; the value is a `VariableField`. */
export const takesVariables = 'data-takes-variables';

const fields = ['subject', 'message', 'plain text'] as const;
export type VariableField = (typeof fields)[number];

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const message = 'message';

/** Inserts variables at the caret of the field focused last, at first the message. */
export function useVariableTarget(rich: RefObject<RichTextHandle | null>) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<TextControl>(null);
  const [field, setField] = useState<VariableField>(message);

  function note({ target }: FocusEvent<HTMLElement>) {
    const marked = target.closest(`[${takesVariables}]`);
    if (marked === null || !(isTextControl(target) || target.closest('[contenteditable]') !== null))
      return;
    last.current = isTextControl(target) ? target : null;
    const name = marked.getAttribute(takesVariables);
    setField(fields.find((one) => one === name) ?? message);
  }
  const insert = useSteady((text: string) => {
    // The control focused last may have been unmounted since, by a switch of editors.
    const control = last.current?.isConnected === true ? last.current : sourceIn(box.current);
    const isRich = field === message && rich.current !== null;
    if (isRich || control === null) rich.current?.insertText(text);
    else insertAtCaret(control, text);
  });
  return { box, field, note, insert };
}

function sourceIn(box: HTMLElement | null) {
  return (
    box?.querySelector<HTMLTextAreaElement>(`[${takesVariables}="${message}"] textarea`) ?? null
  );
}

function isTextControl(element: Element): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Replaces the selection and moves the caret behind it; the `input` event informs the form. */
function insertAtCaret(control: TextControl, text: string) {
  control.focus();
  const start = control.selectionStart ?? control.value.length;
  control.setRangeText(text, start, control.selectionEnd ?? start, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
