import { t } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyPart, Skeleton, useEscape } from 'shared-ui';
import styled from 'styled-components';

/* Only the dashboard uses the chart library: it is loaded when the figures have arrived. */
const charts = () => import('./dashboard-charts');
export const DayChart = lazyPart(
  () => t`The chart`,
  async () => unread((await charts()).DayChart),
);
export const PartsBarChart = lazyPart(
  () => t`The chart`,
  async () => unread((await charts()).PartsBarChart),
);
export const PartsDonut = lazyPart(
  () => t`The chart`,
  async () => unread((await charts()).PartsDonut),
);

/**
 * Hides a chart from assistive technology, as its figures are listed beside it; Escape dismisses its tooltip until the
 * pointer returns.
 */
function unread<P extends object>(Chart: ComponentType<P>): ComponentType<P> {
  return function UnreadChart(props: P) {
    const [isPut, setIsPut] = useState(false);
    useEscape(() => setIsPut(true));
    return (
      <Hinting aria-hidden="true" $isPut={isPut} onPointerLeave={() => setIsPut(false)}>
        <Chart {...props} />
      </Hinting>
    );
  };
}

const Hinting = styled.div<{ $isPut: boolean }>`
  & .recharts-tooltip-wrapper {
    ${({ $isPut }) => $isPut && 'display: none;'}
  }
`;

const Box = styled.div<{ $height: string }>`
  min-height: ${({ $height }) => $height};
`;

interface ChartBoxProps {
  readonly height: string;
  readonly children: ReactNode;
}

/** Reserves a chart's space before it has loaded. */
export function ChartBox({ height, children }: ChartBoxProps) {
  return (
    <Box $height={height}>
      <Suspense fallback={<Skeleton width="100%" height={height} />}>{children}</Suspense>
    </Box>
  );
}
