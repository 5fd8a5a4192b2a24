import { Component, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useFederation } from './federation-context';
import { pageFailure, type PageOwner } from './page-failure';

/**
 * Draws the page of an address, also when the page that is left throws as it goes: React lets what stands around both
 * catch that. The next page is drawn once more then; what throws again is thrown on.
 */
export function NextPage({ children }: { readonly children: ReactNode }) {
  const { report } = useFederation();
  const { key } = useLocation();
  const owner = useMatches()
    .map(({ handle }) => handle)
    .find(isPageOwner);
  return (
    <LeaveBoundary
      place={key}
      owner={owner}
      onLeft={(error, left) => report(pageFailure(error, left))}
    >
      {children}
    </LeaveBoundary>
  );
}

function isPageOwner(handle: unknown): handle is PageOwner {
  return typeof handle === 'object' && handle !== null && 'version' in handle;
}

interface BoundaryProps {
  /** The entry of the history. */
  readonly place: string;
  readonly owner: PageOwner | undefined;
  readonly onLeft: (error: unknown, left: PageOwner | undefined) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
  /** The entry of the history whose page was drawn once more. */
  readonly drawnAgain?: string;
}

/** In ms. A page that was drawn again and throws by itself has thrown by then. */
const settling = 50;

class LeaveBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left: PageOwner | undefined;

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    const { place } = this.props;
    this.setState(({ drawnAgain }) =>
      drawnAgain === place ? null : { failure: undefined, drawnAgain: place },
    );
  }

  override componentDidUpdate(before: BoundaryProps, { failure }: BoundaryState): void {
    const { place, onLeft } = this.props;
    if (before.place !== place) this.left = before.owner;
    if (failure === undefined || this.state.failure !== undefined) return;
    const { left } = this;
    this.timer = setTimeout(() => onLeft(failure.error, left), settling);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { place, children } = this.props;
    const { failure, drawnAgain } = this.state;
    if (failure === undefined) return children;
    if (drawnAgain === place) throw failure.error;
    return null;
  }
}
