import { type ComponentProps, lazy, Suspense } from 'react';
import { useHasScript } from '../basket/use-has-script';
import type { BasketTools } from './basket-tools';

/** Its code loads after the page, which is used without it. */
const Tools = lazy(() =>
  import(/* webpackChunkName: "basket-tools" */ './basket-tools').then(
    (loaded) => ({ default: loaded.BasketTools }),
    () => ({ default: () => null }),
  ),
);

/** The exports of the lines, which need a script. */
export function LateBasketTools(props: ComponentProps<typeof BasketTools>) {
  if (!useHasScript()) return null;
  return (
    <Suspense fallback={null}>
      <Tools {...props} />
    </Suspense>
  );
}
