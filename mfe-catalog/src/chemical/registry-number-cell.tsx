import { TextCell } from 'shared-ui/table';
import styled from 'styled-components';

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface RegistryNumberCellProps {
  value: string | null;
}

/** A CAS or EC number without line breaks. */
export function RegistryNumberCell({ value }: RegistryNumberCellProps) {
  return value === null ? <TextCell value={null} /> : <Digits>{value}</Digits>;
}
