import { Component, type ReactNode } from "react";

type Props = { fallback?: ReactNode; children: ReactNode };

/** Confines a rendering error to its children, replaced by the fallback: nothing by default. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
