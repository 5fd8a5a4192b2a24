import { Skeleton } from '../parts/skeleton/skeleton';

interface TableSkeletonProps {
  columns: number;
}

const rows = 14;

/** Uneven like real text, and the same at every render. */
const widths = ['72%', '48%', '60%', '40%', '66%'];

/** The placeholder of a list that is loading. */
export function TableSkeleton({ columns }: TableSkeletonProps) {
  return (
    <tbody aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns + 2 }, (__, column) => (
            <td key={column}>
              <Skeleton
                width={column === 0 ? '1rem' : (widths[(row + column) % widths.length] ?? '50%')}
                height="1rem"
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The same on a phone. */
export function ListRowsSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows / 2 }, (_, row) => (
        <Skeleton key={row} width="100%" height="3.5rem" />
      ))}
    </div>
  );
}
