import { type ComponentType, Fragment, type ReactNode } from 'react';
import { GroupHeading, groupRest, othersText } from './group-row';
import type { Grouping } from './grouping';

interface GroupedRowsProps<Row> {
  grouping: Grouping | undefined;
  rows: readonly Row[];
  render: (row: Row) => ReactNode;
  /** A line between rows: a row of the table, or an item of the list. */
  Line: ComponentType<{ children: ReactNode }>;
}

/** The rows of a list below the headings of their groups; the rows alone where it is not grouped. */
export function GroupedRows<Row>({ grouping, rows, render, Line }: GroupedRowsProps<Row>) {
  if (grouping === undefined) return rows.map(render);
  const others = othersText(grouping);
  return (
    <>
      {grouping.groups.map((group) => {
        const rest = groupRest({ group, grouping });
        return (
          <Fragment key={group.key}>
            <Line>
              <GroupHeading group={group} grouping={grouping} />
            </Line>
            {rows.slice(group.start, group.end).map(render)}
            {rest === null ? null : <Line>{rest}</Line>}
          </Fragment>
        );
      })}
      {others === null ? null : <Line>{others}</Line>}
    </>
  );
}
