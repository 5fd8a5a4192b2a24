import type { FindingCode } from 'contract/catalog';
import { Badge, token } from 'shared-ui';
import { TextCell } from 'shared-ui/table';
import styled from 'styled-components';
import { findingLabels } from './finding-labels';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  max-width: 15rem;

  & > :last-child {
    overflow: hidden;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface FindingsCellProps {
  codes: readonly FindingCode[];
}

/** The number of findings, and their labels. */
export function FindingsCell({ codes }: FindingsCellProps) {
  if (codes.length === 0) return <TextCell value={null} />;
  const words = codes.map((code) => findingLabels[code]).join(', ');
  return (
    <Line title={words}>
      <Badge tone="warning">{codes.length}</Badge>
      <span>{words}</span>
    </Line>
  );
}
