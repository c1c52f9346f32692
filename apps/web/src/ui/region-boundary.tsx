import { Component, type ComponentType, createElement, type ReactNode } from 'react';

interface RegionBoundaryProps {
  children: ReactNode;
  /** What stands in the region's place once it broke; `onRetry` draws the region anew. Nothing where it is not missed. */
  trouble?: ComponentType<{ onRetry(): void }>;
}

/** Keeps what breaks in one region of the page from taking the others with it. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render(): ReactNode {
    const { children, trouble } = this.props;
    if (!this.state.hasBroken) return children;
    return trouble ? createElement(trouble, { onRetry: () => this.setState({ hasBroken: false }) }) : null;
  }
}
