import { t } from '@lingui/core/macro';
import { units } from 'contract/catalog';
import { type RequestedItem } from 'contract/inquiry';
import { token } from 'shared-ui';
import { useAllRows } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';

const Line = styled.span`
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface ItemLineProps {
  item: RequestedItem;
  /** The item's display name, from the record's `itemNames`. */
  name: string;
}

/** One item of an inquiry: its name, with quantity, grade and packaging below. */
export function ItemLine({ item, name }: ItemLineProps) {
  const amount = useAmount(item);
  const facts = [amount, item.grade, item.packaging].filter((fact) => fact !== null);
  return (
    <Line>
      {name}
      {facts.length === 0 ? null : <small>{facts.join(' · ')}</small>}
      {item.asWritten ? <small>{t`As written: “${{ words: item.asWritten }}”`}</small> : null}
    </Line>
  );
}

/** The requested quantity; renders nothing when the item has none. */
export function Amount({ item }: Pick<ItemLineProps, 'item'>) {
  return useAmount(item);
}

function useAmount({ quantity, unitId }: RequestedItem) {
  const unit = useAllRows(units).find(({ _id }) => _id === unitId);
  return quantity === null ? null : [numberText(quantity), unit?.symbol].join(' ').trim();
}

/** A summary of item names: "Acetone +2"; empty without any. */
export function itemsText(names: readonly string[]) {
  const [first, ...others] = names;
  if (first === undefined) return '';
  return others.length === 0 ? first : `${first} +${others.length}`;
}
