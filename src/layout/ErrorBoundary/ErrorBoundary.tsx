import { Component, type ReactNode } from "react";

type Props = {
  /** Shown in the place of what failed to render. */
  instead: ReactNode;
  children: ReactNode;
};

/** What fails inside takes nothing else of the page away. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
