import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reloadIfReplaced } from '../new-build/new-build.ts';
import { BrokenScreen } from './broken-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** The last resort: a screen that throws shows a way out instead of a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(problem: Error, { componentStack }: ErrorInfo): void {
    console.error('A screen could not be shown', problem, componentStack);
    void reloadIfReplaced();
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
