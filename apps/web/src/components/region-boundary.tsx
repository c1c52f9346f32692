import { Component, type ComponentType, createElement, type ReactNode } from 'react';

interface RegionBoundaryProps {
  children: ReactNode;
  /** What stands in the region's place once it broke; `onRetry` draws the region anew. */
  trouble: ComponentType<{ onRetry(): void }>;
}

/** Keeps what breaks in one region of the page from taking the others with it. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render(): ReactNode {
    const onRetry = (): void => this.setState({ hasBroken: false });
    return this.state.hasBroken ? createElement(this.props.trouble, { onRetry }) : this.props.children;
  }
}
