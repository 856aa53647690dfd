import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { AlertIcon } from './icons.tsx';
import styles from './states.module.css';

interface ErrorStateProps {
  title: string;
  text?: string;
  /** Shows a "Try again" button. */
  onRetry?: () => void;
  /** Other ways out. */
  children?: ReactNode;
}

export function ErrorState({ title, text, onRetry, children }: ErrorStateProps) {
  const words = useWords('ui');
  return (
    <div className={`bar gap4 quiet ${styles['state']}`} role="alert">
      <span className="danger">
        <AlertIcon size={40} />
      </span>
      <p className={`size21 strong display-type ${styles['title']}`}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      <div className="line gap12 centered above16">
        {onRetry !== undefined && <Button onClick={onRetry}>{words('tryAgain')}</Button>}
        {children}
      </div>
    </div>
  );
}
