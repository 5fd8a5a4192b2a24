import type { Status } from 'contract/inquiry';
import { statusShade, token } from 'shared-ui';
import { PendingCell, TextCell } from 'shared-ui/table';
import styled from 'styled-components';
import { useStatuses } from './use-statuses';

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

const Dot = styled.span`
  display: inline-block;
  width: 0.5rem;
  height: 0.5rem;
  margin-inline-end: 0.4375rem;
  border-radius: ${token.radius.full};
  forced-color-adjust: none;
`;

interface StatusBadgeProps {
  status: Pick<Status, 'name' | 'color'>;
}

/** A status: its name in its colour. */
export function StatusBadge({ status: { name, color } }: StatusBadgeProps) {
  const style = { background: statusShade(color, 'soft'), color: statusShade(color, 'text') };
  return (
    <Pill style={style} title={name}>
      {name}
    </Pill>
  );
}

/** A status by its `_id`: a coloured dot and its name; a dash for null. */
export function StatusCell({ id }: { id: string | null }) {
  const { data: statuses, isPending } = useStatuses();
  if (isPending && id !== null) return <PendingCell />;
  const status = statuses?.find(({ _id }) => _id === id);
  if (status === undefined) return <TextCell value={null} />;
  return (
    <>
      <Dot style={{ background: statusShade(status.color, 'mark') }} aria-hidden="true" />
      {status.name}
    </>
  );
}
