import { statusEndpoints, statuses } from 'contract';
import { RecordOrder, type RowOf, statusShade } from 'shared-ui';

const words = { one: 'column', many: 'columns' };

/** The columns of the board in their order, which one changes by mouse, finger or keys. */
export function StatusOrder() {
  return (
    <RecordOrder
      resource={statuses}
      reorder={statusEndpoints.reorder}
      words={words}
      styleOf={shadeOf}
    />
  );
}

function shadeOf({ color }: RowOf<typeof statuses>) {
  return {
    background: statusShade(color, 'soft'),
    borderColor: 'transparent',
    color: statusShade(color, 'text'),
  };
}
