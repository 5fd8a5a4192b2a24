import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import { IconButton } from '../parts/icon-button/icon-button';
import { token } from '../tokens/token';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};
  padding: ${token.space[1]} ${token.space[2]} ${token.space[1]} ${token.space[4]};
  border-radius: ${token.radius.lg};
  background: ${token.color.brandSoft};
  color: ${token.color.onBrandSoft};

  & > strong {
    margin-inline-end: auto;
    font-weight: ${token.weight.semibold};
  }
`;

interface BulkBarProps {
  count: number;
  onClear: () => void;
  onRemove: (() => void) | undefined;
  /** The screen's own actions. */
  children?: ReactNode;
}

/** What can be done with the selected rows. */
export function BulkBar({ count, onClear, onRemove, children }: BulkBarProps) {
  return (
    <Bar role="toolbar" aria-label="Selected rows">
      <strong>{count} selected</strong>
      {children}
      {onRemove === undefined ? null : (
        <Button variant="outline" size="sm" onClick={onRemove}>
          <Trash2 /> Delete
        </Button>
      )}
      <IconButton label="Clear the selection" size="sm" onClick={onClear}>
        <X />
      </IconButton>
    </Bar>
  );
}
