import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the fallback in place of something inside that breaks, so that nothing outside breaks with it. Give it a new
 * `key` to try again.
 */
export class Boundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
