import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { Button, Field, Input, token } from 'shared-ui';
import styled from 'styled-components';
import { longest } from '../basket/basket-line';
import { pageHref } from '../common/hrefs';
import { storePastedList } from '../search-box/pasted-list';
import { useAddLine } from './use-add-line';

/** A box that adds a chemical by its name, or whatever else is typed, to the lines. */
export function AddLine() {
  const { listProps, options, said, inputProps, addTyped } = useAddLine();
  return (
    <AddRow className="needs-script not-in-print">
      <Field
        label={t`Add a line`}
        help={t`A name, a CAS number, or in your own words what is not in our catalogue. A pasted list is read line by line.`}
      >
        <Input maxLength={longest.name} onPaste={takeList} {...inputProps} />
      </Field>
      <Button variant="outline" onClick={addTyped}>
        <Plus aria-hidden="true" />
        {t`Add`}
      </Button>
      <OptionList {...listProps} aria-label={t`Chemicals`}>
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
  location.assign(pageHref('orderList'));
}

const AddRow = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 0.75rem;
  align-items: start;
  max-width: 44rem;

  & > button {
    min-height: 2.75rem;
    margin-top: 1.625rem;
  }
`;

const OptionList = styled.div`
  position: absolute;
  z-index: ${token.layer.popup};
  top: 4.625rem;
  inset-inline-end: 0;
  inset-inline-start: 0;
  max-height: min(22rem, 55dvh);
  overflow: auto;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};

  & > button {
    display: grid;
    width: 100%;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    border: 0;
    background: none;
    text-align: start;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > button + button {
    border-top: 1px solid ${token.color.border};
  }
  & > button:hover,
  & > button[aria-selected='true'] {
    background: ${token.color.surfaceSelected};
  }
  & > button[aria-selected='true'] {
    box-shadow: inset calc(3px * var(--inline, 1)) 0 ${token.color.brand};
  }
  & small {
    color: ${token.color.textMuted};
    font-family: ${token.font.mono};
    font-size: 0.8125rem;
  }
`;

const Said = styled.output`
  grid-column: 1 / -1;
  min-height: 1.5em;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
