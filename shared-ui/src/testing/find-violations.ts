import { act } from '@testing-library/react';
import axe from 'axe-core';

/** axe's check of icon ligatures needs a canvas, which jsdom lacks; this one reports that it cannot draw. */
function silenceCanvas() {
  HTMLCanvasElement.prototype.getContext = () => null;
}

/**
 * Accessibility violations in the document by axe-core, one line each. Skips colour contrast, as jsdom does not paint:
 * the token table's test and the browser journeys check it.
 */
export async function findViolations(
  root: Element = document.body,
  ignored: readonly string[] = [],
) {
  silenceCanvas();
  const rules = Object.fromEntries(
    ['color-contrast', 'region', ...ignored].map((rule) => [rule, { enabled: false }]),
  );
  const { violations } = await act(() => axe.run(root, { rules, resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
