import { Plus } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { Button, Field, Input } from 'shared-ui';
import { longest } from '../basket/basket-line';
import { askedListHref } from '../hrefs';
import { storePastedList } from '../search/pasted-list';
import { AddRow, OptionList, Said } from './add-line-look';
import { useAddLine } from './use-add-line';

/** A box that adds a chemical by its name, or whatever else is typed, to the lines. */
export function AddLine() {
  const { listId, options, isShown, said, inputProps, addTyped } = useAddLine();
  const list = { id: listId, role: 'listbox', 'aria-label': 'Chemicals', hidden: !isShown };
  return (
    <AddRow className="needs-script not-in-print">
      <Field
        label="Add a line"
        help="A name, a CAS number, or in your own words what is not in our catalogue. A pasted list is read line by line."
      >
        <Input maxLength={longest.name} onPaste={takeList} {...inputProps} />
      </Field>
      <Button variant="outline" onClick={addTyped}>
        <Plus aria-hidden="true" />
        Add
      </Button>
      {/* The focus stays in the box. */}
      <OptionList {...list} onMouseDown={(event) => event.preventDefault()}>
        {options.map(({ id, suggestion, isActive, add }) => {
          const option = { id, role: 'option', tabIndex: -1, 'aria-selected': isActive } as const;
          return (
            <button key={id} type="button" {...option} onClick={add}>
              <span>{suggestion.name}</span>
              <small>{suggestion.casNumber}</small>
            </button>
          );
        })}
      </OptionList>
      <Said>{said}</Said>
    </AddRow>
  );
}

function takeList(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  if (!/[\r\n]/.test(text.trim()) || !storePastedList(text)) return;
  event.preventDefault();
  location.assign(askedListHref);
}
