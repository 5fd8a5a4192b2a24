import { render } from '@testing-library/react';
import { GhsPictogram } from 'contract/catalog';
import { GhsPictogramImage } from './ghs-pictogram-image';

test('every pictogram has a symbol of its own, on white in a red frame, and is passed over by screen readers', () => {
  const drawn = GhsPictogram.options.map((code) => {
    const { container } = render(<GhsPictogramImage code={code} />);
    const picture = container.querySelector('svg[aria-hidden="true"]');
    const frame = picture?.querySelector('path');
    expect(frame?.getAttribute('fill')).toBe('#ffffff');
    expect(frame?.getAttribute('stroke')).toBe('#d8232a');
    return picture?.innerHTML;
  });
  expect(new Set(drawn).size).toBe(9);
  expect(drawn.every((symbol) => symbol?.includes('<path') ?? false)).toBe(true);
});
