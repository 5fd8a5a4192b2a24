import { documentVersion } from './document-version';

/* jsdom looks through all labels of the document for each field, and through the whole document for each label: a query
   by label took seconds in a form of a hundred fields. Here one look finds the labels of all fields. */

type Field = Element & { readonly labels: NodeListOf<HTMLLabelElement> | null };
type Labels = ReadonlyMap<Element, readonly HTMLLabelElement[]>;

const fields = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

let known: { version: number | undefined; labels: Labels } | undefined;

/** Replaces jsdom's `labels` of fields with an array that is found at once, and queries for an id likewise. */
export function lightenLabels(): void {
  const classes = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of classes) {
    const full = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Field) {
        if (!document.contains(this) || !this.matches(fields)) return full?.get?.call(this);
        return currentLabels().get(this) ?? [];
      },
    });
  }
  lightenQueries();
}

/** A query by label asks in this way for each element that labels another. */
const byId = /^\[id="([^"\\]+)"\]$/;

function lightenQueries(): void {
  const full = Element.prototype.querySelector;
  Element.prototype.querySelector = function querySelector(this: Element, selectors: string) {
    const id = byId.exec(selectors)?.[1];
    if (id === undefined || !document.contains(this)) return full.call(this, selectors);
    const found = document.getElementById(id);
    return found !== null && found !== this && this.contains(found) ? found : null;
  };
}

function currentLabels(): Labels {
  const version = documentVersion();
  if (known === undefined || version === undefined || known.version !== version)
    known = { version, labels: findLabels() };
  return known.labels;
}

function findLabels(): Labels {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll('label')) {
    const field = fieldOf(label);
    if (field) labels.set(field, [...(labels.get(field) ?? []), label]);
  }
  return labels;
}

/** What `label.control` is in HTML. */
function fieldOf(label: HTMLLabelElement): Element | null {
  if (!label.hasAttribute('for')) return label.querySelector(fields);
  const named = document.getElementById(label.htmlFor);
  return named?.matches(fields) === true ? named : null;
}
