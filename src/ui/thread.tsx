import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Face } from './face.tsx';
import { ChevronLeftIcon } from './icons.tsx';
import { Link } from './link.tsx';
import styles from './thread.module.css';

interface ThreadProps {
  /** The other one. */
  name: string;
  face: string | null | undefined;
  /** One quiet line below the name. */
  text: ReactNode;
  /** To the list, on phones. */
  back: { to: string; label: string };
  /** Round buttons at the end of the head. */
  actions?: ReactNode;
  /** Grows with what is new: the newest is brought into view. */
  count: number;
  /** The messages. */
  children: ReactNode;
  /** The box to write in. */
  foot: ReactNode;
}

/** Whoever has no mouse scrolls the messages by keys. */
const scrolledByKeys = { tabIndex: 0 };

/** A conversation that fills its place: who it is with, the messages that scroll, and the box below. Alone on phones. */
export function Thread({ name, face, text, back, actions, count, children, foot }: ThreadProps) {
  const words = useWords('conversation');
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(function readOut() {
    heading.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(
    function showNewest() {
      if (body.current !== null && count >= 0) body.current.scrollTop = body.current.scrollHeight;
    },
    [count],
  );
  return (
    <section className={`stack shrinks ${styles['thread']}`} aria-labelledby={id} data-thread="">
      <div className={`bar gap12 on-surface ruled ${styles['head']}`}>
        <Link className={styles['back']} to={back.to} aria-label={back.label}>
          <ChevronLeftIcon size={22} />
        </Link>
        <Face name={name} picture={face} />
        <div className={`shrinks grows ${styles['who']}`}>
          <h2 className="size16 strong unbroken clipped" ref={heading} id={id} tabIndex={-1}>
            {name}
          </h2>
          <p className="quiet small unbroken clipped">{text}</p>
        </div>
        {actions}
      </div>
      <section ref={body} className={styles['body']} {...scrolledByKeys} aria-label={words('thread.messages')}>
        <div className={`column gap12 ${styles['inner']}`}>{children}</div>
      </section>
      <div className={styles['foot']}>{foot}</div>
    </section>
  );
}
