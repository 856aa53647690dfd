import { type ReactNode, useId } from 'react';
import cardStyles from './card.module.css';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** In a card, unless what it holds are cards (or a form in one). */
  isCard?: boolean;
  children: ReactNode;
}

/** A part of a screen below its own h2. */
export function Section({ title, lead, actions, isCard = true, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={isCard ? `${cardStyles['card']} column gap16 ${styles['card']}` : `column gap16 ${styles['section']}`}
      aria-labelledby={id}
    >
      <div className={`line gap12 between ${styles['head']}`}>
        <h2 id={id}>{title}</h2>
        {actions !== undefined && <div className="line gap12">{actions}</div>}
      </div>
      {lead !== undefined && <p className={`quiet ${styles['lead']}`}>{lead}</p>}
      {children}
    </section>
  );
}
