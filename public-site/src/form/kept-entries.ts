import { entriesKey } from './forget-entries';

/** What was entered in a form of the site and not sent, as this tab's storage has it. */
export interface KeptEntries {
  /** When it was last changed, as an ISO time. */
  readonly at: string;
  readonly entries: readonly (readonly [name: string, value: string])[];
}

const hidden = new Set(['hidden', 'file', 'password']);

/** The typed and chosen values of a form, by name. */
export function entriesOf(form: HTMLFormElement): KeptEntries['entries'] {
  return controlsOf(form).flatMap((control) =>
    isChoice(control) && !control.checked ? [] : [[control.name, control.value] as const],
  );
}

/** Stores the entries of a form for its address, in this tab alone. */
export function keepEntries(action: string, entries: KeptEntries['entries']): void {
  const kept: KeptEntries = { at: new Date().toISOString(), entries };
  try {
    sessionStorage.setItem(entriesKey(action), JSON.stringify(kept));
  } catch {
    // Blocked or full storage throws.
  }
}

export function keptEntries(action: string): KeptEntries | undefined {
  try {
    const { at, entries } = Object(
      JSON.parse(sessionStorage.getItem(entriesKey(action)) ?? 'null'),
    );
    return typeof at === 'string' && Array.isArray(entries)
      ? { at, entries: entries.filter(isEntry) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Fills a form in with what was kept. */
export function fillIn(form: HTMLFormElement, entries: KeptEntries['entries']): void {
  const values = new Map(entries);
  for (const control of controlsOf(form)) {
    const value = values.get(control.name);
    if (isChoice(control)) {
      const isChosen = control.type === 'radio' ? value === control.value : value !== undefined;
      if (control.checked !== isChosen) control.click();
    } else if (value !== undefined && control.value !== value) {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** The controls of the form that a visitor fills in: bots' trap and hidden fields are none. */
function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      element.tabIndex >= 0 &&
      !hidden.has(element.type),
  );
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return (
    Array.isArray(entry) && entry.length === 2 && entry.every((one) => typeof one === 'string')
  );
}
