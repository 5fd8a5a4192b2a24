import type { Status } from 'contract';
import { Skeleton, statusShade, token } from 'shared-ui';
import styled from 'styled-components';
import { useStatus } from './use-statuses';

const Pill = styled.span`
  display: inline-block;
  max-width: 14rem;
  overflow: hidden;
  padding: 0.0625rem 0.5rem;
  border-radius: ${token.radius.full};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 14%, transparent);
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};
  line-height: 1.5;
  text-overflow: ellipsis;
  vertical-align: middle;
  white-space: nowrap;

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

interface StatusBadgeProps {
  status: Pick<Status, 'name' | 'color'>;
}

/** A status by its name, in its colour. */
export function StatusBadge({ status: { name, color } }: StatusBadgeProps) {
  const style = { background: statusShade(color, 'soft'), color: statusShade(color, 'text') };
  return (
    <Pill style={style} title={name}>
      {name}
    </Pill>
  );
}

/** The badge of a status by its `_id`. */
export function StatusCell({ id }: { id: string }) {
  const status = useStatus(id);
  return status === undefined ? <Skeleton width="5rem" /> : <StatusBadge status={status} />;
}
