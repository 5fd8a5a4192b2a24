import { type ComponentProps, Suspense } from 'react';
import { useHasScript } from '../basket/use-has-script';
import { lateOrNothing } from '../common/late-or-nothing';
import type { BasketTools } from './basket-tools';

type ToolsProps = ComponentProps<typeof BasketTools>;

/** Its code loads after the page, which is used without it. */
const Tools = lateOrNothing<ToolsProps>(
  async () => (await import(/* webpackChunkName: "basket-tools" */ './basket-tools')).BasketTools,
);

/** The exports of the lines, which need a script. */
export function LateBasketTools(props: ToolsProps) {
  if (!useHasScript()) return null;
  return (
    <Suspense fallback={null}>
      <Tools {...props} />
    </Suspense>
  );
}
