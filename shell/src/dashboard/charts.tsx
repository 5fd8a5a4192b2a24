import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from 'shared-ui';
import styled from 'styled-components';

/* Charts are drawn by a library that nothing else needs: it comes when the figures are there. */
const charts = () => import('./dashboard-charts');
export const DayChart = lazy(async () => ({ default: (await charts()).DayChart }));
export const PartsBarChart = lazy(async () => ({ default: (await charts()).PartsBarChart }));
export const PartsDonut = lazy(async () => ({ default: (await charts()).PartsDonut }));

const Box = styled.div<{ $height: string }>`
  min-height: ${({ $height }) => $height};
`;

interface ChartBoxProps {
  readonly height: string;
  readonly children: ReactNode;
}

/** Room for a chart, the same before and after it is loaded. What it shows stands beside it in words. */
export function ChartBox({ height, children }: ChartBoxProps) {
  return (
    <Box $height={height} aria-hidden="true">
      <Suspense fallback={<Skeleton width="100%" height={height} />}>{children}</Suspense>
    </Box>
  );
}
