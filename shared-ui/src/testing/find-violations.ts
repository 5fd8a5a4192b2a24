import { act } from '@testing-library/react';
import axe from 'axe-core';

/** jsdom paints nothing: axe's look at icon ligatures needs a canvas that says it cannot draw. */
function silenceCanvas() {
  HTMLCanvasElement.prototype.getContext = () => null;
}

/**
 * Accessibility violations in the document by axe-core, one line each; empty is good. Colour contrast is left to the
 * token table's test and to the browser, as jsdom paints nothing.
 */
export async function findViolations(
  root: Element = document.body,
  ignored: readonly string[] = [],
) {
  silenceCanvas();
  const rules = Object.fromEntries(
    ['color-contrast', 'region', ...ignored].map((rule) => [rule, { enabled: false }]),
  );
  const { violations } = await act(() => axe.run(root, { rules }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
