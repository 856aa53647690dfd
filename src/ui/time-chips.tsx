import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './time-chips.module.css';

interface TimeLooks {
  /** `17:15`, or `Today 17:15`. */
  children: ReactNode;
  isChosen?: boolean;
  /** The business answers first: drawn with a broken edge, and said aloud. */
  isRequest?: boolean;
  /** What is read out instead, where the time alone says too little. */
  label?: string | undefined;
}

type TimeChipProps = TimeLooks &
  ({ to: LinkProps['to']; replace?: boolean; onPress?: undefined } | { onPress: () => void; to?: undefined });

/** A free time: a link into the booking, or a button that chooses it. */
export function TimeChip({ children, isChosen = false, isRequest = false, label, ...rest }: TimeChipProps) {
  const words = useWords('ui');
  const className = [
    `inline accent unbroken ${styles['time']}`,
    isRequest && styles['request'],
    isChosen && styles['chosen'],
  ]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      {children}
      {isRequest && label === undefined && <span className="visually-hidden"> {words('times.request')}</span>}
    </>
  );
  if (rest.to !== undefined)
    return (
      <Link className={className} aria-label={label} {...rest}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={className} aria-label={label} aria-pressed={isChosen} onClick={rest.onPress}>
      {content}
    </button>
  );
}

/** Times beside each other. */
export const TimeRow = ({ children }: { children: ReactNode }) => <div className="row gap6">{children}</div>;
