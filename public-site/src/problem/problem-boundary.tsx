import { Component, type ReactNode } from 'react';
import { ProblemPage } from './problem.page';

interface ProblemBoundaryProps {
  children: ReactNode;
}

/** Keeps the frame when a page fails to render in the browser. Use the page's path as its key. */
export class ProblemBoundary extends Component<ProblemBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ProblemPage status={500} /> : this.props.children;
  }
}
