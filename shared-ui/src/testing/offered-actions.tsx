import { render, screen } from '@testing-library/react';
import { usePageActions } from 'panel-runtime';

function Offered() {
  return (
    <section aria-label="Offered actions">
      {usePageActions().map(({ label, run }) => (
        <button key={label} type="button" onClick={run}>
          Palette: {label}
        </button>
      ))}
    </section>
  );
}

/** Shows what pages offer to the palette as buttons, in a React root of their own as the shell's. */
export function renderOffered() {
  render(<Offered />);
  return {
    find: (label: string) => screen.findByRole('button', { name: `Palette: ${label}` }),
    query: (label: string) => screen.queryByRole('button', { name: `Palette: ${label}` }),
  };
}
