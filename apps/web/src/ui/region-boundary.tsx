import { Component, type ComponentType, createElement, type ReactNode } from 'react';

interface RegionBoundaryProps {
  children: ReactNode;
  /** Replaces the region after a failure; `onRetry` renders the region again. Nothing if omitted. */
  trouble?: ComponentType<{ onRetry(): void }>;
}

/** Contains a failure in one region, so that the rest of the page keeps working. */
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
