import { plural, t } from '@lingui/core/macro';
import { units } from 'contract/catalog';
import { type inquiries, maxItems } from 'contract/inquiry';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { Button, showToast, token } from 'shared-ui';
import { type InputsProps, RowsField, useFormField } from 'shared-ui/form';
import { useAllRows } from 'shared-ui/resource';
import styled from 'styled-components';
import { useCompanyCurrency } from '../common/use-company-currency';
import { keyOf, useNamedLines } from '../common/use-named-lines';
import { blankItem, type ItemDraft } from './item-draft';
import { ItemInputs } from './item-inputs';
import { pastedItems } from './pasted-items';

type Inquiries = typeof inquiries;

const Adder = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};

  & > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

/** The requested items, one row each; pasting a list adds rows. */
export function ItemsField({ form }: InputsProps<Inquiries>) {
  const { record } = form;
  const field = { form, name: 'items', label: t`Items` } as const;
  const { value, change } = useFormField<Inquiries, readonly ItemDraft[]>(field);
  const rows = value ?? [];
  const known = useAllRows(units);
  const currency = useCompanyCurrency();
  // Names of chemicals chosen since loading; the record has those of the stored items.
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const stored = record?.items.map(({ chemicalId, offeredForm }, index) =>
    // An item of an offered form has the form's name.
    offeredForm ? [] : [chemicalId, record.itemNames[index]],
  );
  const findNamed = useNamedLines();
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const names = new Map([...(stored ?? []), ...chosen].filter(isNamed));

  /** Rows that were changed since they were pasted stay as they are. */
  async function name(added: readonly ItemDraft[]) {
    try {
      const named = await findNamed(added);
      if (named.size === 0) return;
      const found = [...named.values()];
      setChosen(
        (current) =>
          new Map([
            ...current,
            ...found.map(({ row, name: of }) => [row.chemicalId ?? '', of] as const),
          ]),
      );
      change(latest.current.map((row) => named.get(keyOf(row))?.row ?? row));
    } catch {
      showToast({
        title: t`Not looked up in the catalogue`,
        description: t`The pasted items stay in their words.`,
      });
    }
  }
  function paste(event: ClipboardEvent) {
    const pasted = pastedItems(event.clipboardData.getData('text/plain'), known);
    if (pasted === undefined) return;
    event.preventDefault();
    const added = pasted.items.slice(0, maxItems - rows.length);
    change([...rows.filter((row) => !isBlank(row)), ...added]);
    const title = addedText(added.length);
    const [first] = pasted.leftOut;
    void name(added);
    showToast({ title, ...(first !== undefined && { description: leftOutText(pasted.leftOut) }) });
  }
  return (
    <div onPaste={paste}>
      <RowsField<Inquiries, ItemDraft>
        {...field}
        isOrdered
        rowLabel={(_item, index) => t`item ${{ place: index + 1 }}`}
        renderAdder={(add) => (
          <Adder>
            <Button variant="outline" onClick={() => add(blankItem)}>
              <Plus /> {t`Add an item`}
            </Button>
            <small>
              {t`A list pasted into an item becomes rows: names, quantities and packs are read`}
            </small>
          </Adder>
        )}
      >
        {(editor) => (
          <ItemInputs
            {...editor}
            name={names.get(editor.row.chemicalId ?? '')}
            currency={currency}
            onNamed={(id, name) => setChosen((current) => new Map(current).set(id, name))}
          />
        )}
      </RowsField>
    </div>
  );
}

function leftOutText(lines: readonly string[]): string {
  return t`Not read as items: ${{ lines: lines.map((line) => t`“${line}”`).join(', ') }}`;
}

function addedText(count: number): string {
  return t`${plural(count, {
    one: '# item added from what you pasted',
    other: '# items added from what you pasted',
  })}`;
}

function isNamed(entry: readonly unknown[]): entry is [string, string] {
  return entry.length === 2 && entry.every((part) => typeof part === 'string');
}

function isBlank(item: ItemDraft) {
  return Object.values(item).every((cell) => cell === null || cell === undefined);
}
