import type { ReactNode } from 'react';
import type { DrawingName } from './drawing.tsx';
import { LatePart } from './late-part.tsx';
import { lazyPart } from './load-patiently.ts';
// A picture is written before its code is there, and needs its looks then.
import './drawing.module.css';
import styles from './states.module.css';

/** Every screen loads this file, and hardly any shows one. */
const Drawing = lazyPart(async () => (await import('./drawing.tsx')).Drawing);

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A drawn picture, where the emptiness fills the screen. */
  drawing?: DrawingName;
  /** A small sign, in a part of a screen. */
  icon?: ReactNode;
  /** The way out: a button or a link. */
  children?: ReactNode;
}

export function EmptyState({ title, text, drawing, icon, children }: EmptyStateProps) {
  return (
    <div className={`bar gap4 quiet ${styles['state']}`}>
      {drawing !== undefined && (
        <LatePart fallback={<div className={styles['room']} />}>
          <Drawing name={drawing} />
        </LatePart>
      )}
      {icon !== undefined && <span className="accent">{icon}</span>}
      <p className={`size21 strong display-type ${styles['title']}`}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className="line gap12 centered above16">{children}</div>}
    </div>
  );
}
