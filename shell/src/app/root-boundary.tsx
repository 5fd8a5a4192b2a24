import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';

interface RootBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * The last error boundary: when the panel itself throws, it shows a message and a reload. It depends on nothing in the
 * panel.
 */
export class RootBoundary extends Component<{ readonly children: ReactNode }, RootBoundaryState> {
  override state: RootBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RootBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PanelFailed /> : this.props.children;
  }
}

/** Also for the router, instead of its error page for developers. */
export function PanelFailed() {
  return (
    <main className="panel-failed">
      <div role="alert">
        <h1>{t`The admin panel ran into an error`}</h1>
        <p>
          {t`What was saved is safe. Reload the page; if that does not help, tell your administrator.`}
        </p>
      </div>
      <button type="button" onClick={() => location.reload()}>
        {t`Reload`}
      </button>
    </main>
  );
}
