import styled from 'styled-components';
import { token } from '../../tokens/token';

const Dash = styled.span`
  color: ${token.color.textFaint};
`;

export interface TextCellProps {
  value: string | null | undefined;
}

/** Plain text; a dash where there is none. */
export function TextCell({ value }: TextCellProps) {
  return value === null || value === undefined || value === '' ? <Dash>—</Dash> : value;
}
