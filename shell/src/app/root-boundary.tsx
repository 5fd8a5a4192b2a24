import { Component, type ReactNode } from 'react';

interface RootBoundaryState {
  readonly hasFailed: boolean;
}

/** The last thing that stands: when the panel itself throws, a sentence and a way on. It needs nothing of the panel. */
export class RootBoundary extends Component<{ readonly children: ReactNode }, RootBoundaryState> {
  override state: RootBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RootBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PanelFailed /> : this.props.children;
  }
}

/** Also for the router, in place of the page that it shows to developers. */
export function PanelFailed() {
  return (
    <main className="panel-failed">
      <div role="alert">
        <h1>The admin panel ran into an error</h1>
        <p>
          What was saved is safe. Reload the page; if that does not help, tell your administrator.
        </p>
      </div>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </main>
  );
}
