import { Component, type ReactNode } from "react";

type Props = {
  /** Fallback: nothing by default. */
  instead?: ReactNode;
  children: ReactNode;
};

/** Confines a rendering error to its children. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
