import { Fragment, type ReactNode } from 'react';
import { formatTimeIn } from '#i18n/format.ts';
import { formatNearDateIn, zoneHere } from '#i18n/format-days.ts';
import { capitalised } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import styles from './conversation.module.css';

export interface Message {
  isOwn: boolean;
  author: string;
  text: string;
  images?: readonly { id: string; url: string; width: number; height: number }[];
  /** An instant in ISO 8601. */
  at: string;
}

interface ConversationProps {
  label: string;
  messages: readonly Message[];
  /** When the other side has last read it. */
  readAt?: string | null;
  /** What stands among the messages, by its instant: the appointment they are about. */
  card?: { at: string; shown: ReactNode };
  /** Of a visit the provider's clock; else that of this device. */
  timeZone?: string;
}

/** Messages below the day they were written on, the oldest first. The reader's own are on the other side. */
export function Conversation({ label, messages, readAt = null, card, timeZone = zoneHere() }: ConversationProps) {
  const words = useWords('conversation');
  const lastRead = messages.findLastIndex(({ isOwn, at }) => isOwn && readAt !== null && at <= readAt);
  const cardPlace = card === undefined ? -1 : messages.filter(({ at }) => at < card.at).length;
  const days = messages.map(({ at }) => capitalised(formatNearDateIn(at, timeZone)));
  return (
    <>
      <ol className="stack gap6" aria-label={label}>
        {messages.map(({ isOwn, author, text, images = [], at }, index) => {
          const isNewDay = days[index] !== days[index - 1];
          const isLast = messages[index + 1]?.isOwn !== isOwn || days[index] !== days[index + 1];
          return (
            <Fragment key={`${at} ${author}`}>
              {index === cardPlace && <li className={styles['card']}>{card?.shown}</li>}
              <li className={styles[isOwn ? 'own' : 'other']}>
                {isNewDay && <p className={`quiet tiny medium on-sunken pill ${styles['day']}`}>{days[index]}</p>}
                <p className="visually-hidden">{author}</p>
                {text !== '' && <p className={`size15 breaks kept-lines round20 ${styles['text']}`}>{text}</p>}
                {images.length > 0 && <Pictures images={images} author={author} />}
                <p className={isLast || index === lastRead ? `quiet tiny digits ${styles['meta']}` : 'visually-hidden'}>
                  <time dateTime={at}>{formatTimeIn(at, timeZone)}</time>
                  {index === lastRead && ` · ${words('thread.read')}`}
                </p>
              </li>
            </Fragment>
          );
        })}
      </ol>
      {cardPlace === messages.length && card?.shown}
    </>
  );
}

function Pictures({ images, author }: { images: NonNullable<Message['images']>; author: string }) {
  const words = useWords('conversation');
  return (
    <span className={`row gap6 ${styles['pictures']}`}>
      {images.map(({ id, url, width, height }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={words('thread.picture', { number: index + 1, name: author })}
            width={width}
            height={height}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}
