import { Component, type ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state';

export interface PartBoundaryProps {
  /** What failed, as a user calls it: "The menu". */
  readonly name: string;
  /** Runs before the part is drawn again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Keeps an error in one part of a page from taking the page with it: in its place stands what failed, with a way to try
 * again.
 *
 * @example <PartBoundary name="The menu"><SideMenu /></PartBoundary>
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title={`${this.props.name} could not be shown`}
        retryLabel="Retry"
        onRetry={this.#retry}
      >
        The rest of the page works on. If it fails again, reload the page.
      </ErrorState>
    );
  }
}
