import { Component, type ReactNode } from 'react';

interface RegionBoundaryProps {
  children: ReactNode;
  /** What stands in the region's place once it broke; `retry` draws the region anew. */
  fallback(retry: () => void): ReactNode;
}

/** Keeps what breaks in one region of the page from taking the others with it. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render(): ReactNode {
    return this.state.hasBroken ? this.props.fallback(() => this.setState({ hasBroken: false })) : this.props.children;
  }
}
