import { formatRelative } from '#i18n/format.ts';
import styles from './conversation.module.css';

export interface Message {
  isOwn: boolean;
  author: string;
  text: string;
  /** An instant in ISO 8601. */
  at: string;
}

/** Messages with author and time, the oldest first. The reader's own are on the other side. */
export function Conversation({ label, messages }: { label: string; messages: readonly Message[] }) {
  return (
    <ol className={styles['messages']} aria-label={label}>
      {messages.map(({ isOwn, author, text, at }) => (
        <li key={`${at} ${author}`} className={styles[isOwn ? 'own' : 'other']}>
          <p className={styles['head']}>
            <strong>{author}</strong>
            <time dateTime={at}>{formatRelative(at)}</time>
          </p>
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
