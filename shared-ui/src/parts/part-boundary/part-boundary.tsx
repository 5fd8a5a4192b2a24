import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state';

export interface PartBoundaryProps {
  /** The part's name in the error card: "The menu". */
  readonly name: string;
  /** Runs before the part renders again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Limits a render error to one part of the page: in its place a card names the part and offers Retry.
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
        title={t`${{ name: this.props.name }} could not be shown`}
        retryLabel={t`Retry`}
        onRetry={this.#retry}
      >
        {t`The rest of the page works on. If it fails again, reload the page.`}
      </ErrorState>
    );
  }
}
