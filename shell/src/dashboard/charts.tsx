import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart, Skeleton } from 'shared-ui';
import styled from 'styled-components';

/* Charts are drawn by a library that nothing else needs: it comes when the figures are there. */
const charts = () => import('./dashboard-charts');
export const DayChart = lazyPart('The chart', async () => unread((await charts()).DayChart));
export const PartsBarChart = lazyPart('The chart', async () =>
  unread((await charts()).PartsBarChart),
);
export const PartsDonut = lazyPart('The chart', async () => unread((await charts()).PartsDonut));

/** What a chart shows stands beside it in words. */
function unread<P extends object>(Chart: ComponentType<P>): ComponentType<P> {
  return function UnreadChart(props: P) {
    return (
      <div aria-hidden="true">
        <Chart {...props} />
      </div>
    );
  };
}

const Box = styled.div<{ $height: string }>`
  min-height: ${({ $height }) => $height};
`;

interface ChartBoxProps {
  readonly height: string;
  readonly children: ReactNode;
}

/** Room for a chart, the same before and after it is loaded. */
export function ChartBox({ height, children }: ChartBoxProps) {
  return (
    <Box $height={height}>
      <Suspense fallback={<Skeleton width="100%" height={height} />}>{children}</Suspense>
    </Box>
  );
}
