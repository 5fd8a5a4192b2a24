import type { InquiryValue } from 'contract/inquiry';
import { token } from 'shared-ui';
import { TextCell } from 'shared-ui/table';
import styled from 'styled-components';
import { valueText } from './amount-text';
import { useCompanyCurrency } from './use-company-currency';

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-estimate] {
    color: ${token.color.textMuted};
  }
`;

/** What an inquiry is worth; a dash, or nothing on a card, without a value. */
export function ValueCell({ value }: { value: InquiryValue | null }) {
  return value === null ? <TextCell value={null} /> : <ValueAmount value={value} />;
}

export function ValueAmount({ value }: { value: InquiryValue }) {
  const { text, title } = valueText(value, useCompanyCurrency());
  return (
    <Amount title={title} {...(value.isEstimate && { 'data-estimate': '' })}>
      {text}
    </Amount>
  );
}
