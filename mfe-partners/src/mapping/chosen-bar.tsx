import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { breakpoint, Button, IconButton, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';

const Bar = styled.div`
  position: sticky;
  bottom: ${token.space[3]};
  z-index: ${token.layer.sticky};
  display: grid;
  grid-template: 'count action clear' auto / auto 1fr auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  margin-top: ${token.space[3]};
  padding: ${token.space[2]} ${token.space[2]} ${token.space[2]} ${token.space[4]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.lg};
  background: ${token.color.brandSoft};
  color: ${token.color.onBrandSoft};
  box-shadow: ${token.shadow.md};

  & > output {
    grid-area: count;
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > button {
    grid-area: clear;
  }
  @media (width < ${breakpoint.compact}) {
    grid-template: 'count clear' auto 'action action' auto / 1fr auto;
  }
`;

/** Long names are truncated; the page's head shows them in full. */
const Action = styled.span`
  grid-area: action;
  display: flex;
  justify-content: flex-end;
  min-width: 0;

  & > button {
    min-width: 0;
    max-width: 100%;
  }
  & > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (width < ${breakpoint.compact}) {
    & > button {
      flex: 1;
      margin-inline-end: ${token.space[2]};
    }
  }
`;

interface ChosenBarProps {
  count: number;
  action: string;
  variant?: 'default' | 'destructive';
  isBusy: boolean;
  onAct: () => void;
  onClear: () => void;
}

/** A sticky bar with the number of selected chemicals and the action on them; hidden without a selection. */
export function ChosenBar(props: ChosenBarProps) {
  const { count, action, variant = 'default', isBusy, onAct, onClear } = props;
  if (count === 0) return null;
  return (
    <Bar role="toolbar" aria-label={t`Chosen chemicals`}>
      <output>{t`${{ count: numberText(count) }} chosen`}</output>
      <Action>
        <Button variant={variant} isLoading={isBusy} onClick={onAct}>
          <span>{action}</span>
        </Button>
      </Action>
      <IconButton label={t`Clear the choice`} onClick={onClear}>
        <X />
      </IconButton>
    </Bar>
  );
}
