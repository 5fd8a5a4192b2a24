import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { type RichTextHandle, useSteady } from 'shared-ui';

/** Marks what variables may be put into; its value names the field. */
export const takesVariables = 'data-takes-variables';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const message = 'message';

/** Where a variable goes: to the caret of the field that had the focus last, at first the message. */
export function useVariableTarget(rich: RefObject<RichTextHandle | null>) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<TextControl>(null);
  const [label, setLabel] = useState(message);

  function note({ target }: FocusEvent<HTMLElement>) {
    const field = target.closest(`[${takesVariables}]`);
    if (field === null || !(isTextControl(target) || target.closest('[contenteditable]') !== null))
      return;
    last.current = isTextControl(target) ? target : null;
    setLabel(field.getAttribute(takesVariables) ?? message);
  }
  const insert = useSteady((text: string) => {
    // The editor may show another control by now than the one that had the focus.
    const control = last.current?.isConnected === true ? last.current : sourceIn(box.current);
    const isRich = label === message && rich.current !== null;
    if (isRich || control === null) rich.current?.insertText(text);
    else insertAtCaret(control, text);
  });
  return { box, label, note, insert };
}

function sourceIn(box: HTMLElement | null) {
  return (
    box?.querySelector<HTMLTextAreaElement>(`[${takesVariables}="${message}"] textarea`) ?? null
  );
}

function isTextControl(element: Element): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Puts a text in place of what is selected, and the caret behind it; the control tells its form. */
function insertAtCaret(control: TextControl, text: string) {
  control.focus();
  const start = control.selectionStart ?? control.value.length;
  control.setRangeText(text, start, control.selectionEnd ?? start, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
