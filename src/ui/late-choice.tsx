import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { holdBack } from './held-back.ts';
import styles from './late-choice.module.css';
import { Link } from './link.tsx';

interface LateChoiceProps<Minutes extends number> {
  /** The visit: a second choice replaces the first. */
  about: string;
  title: string;
  /** Who hears of it. */
  name: string;
  choices: readonly Minutes[];
  /** What the other side is about to be told. */
  said: (minutes: Minutes) => string;
  /** Where one writes, for more than the last choice. */
  more?: string;
  /** Whether it was told. */
  onSend: (minutes: Minutes) => Promise<boolean>;
}

/** By how many minutes somebody is late: one tap tells it, and for ten seconds it can be taken back. */
export function LateChoice<Minutes extends number>(props: LateChoiceProps<Minutes>) {
  const { about, title, name, choices, said, more, onSend } = props;
  const words = useWords('conversation');
  const [told, setTold] = useState<{ minutes: Minutes; isKnown?: boolean; takeBack?: () => void }>();
  const say = (minutes: Minutes): void => {
    const takeBack = holdBack(about, {
      said: said(minutes),
      undo: words('late.undo'),
      undone: words('late.undone'),
      send: () => void onSend(minutes).then((isKnown) => setTold(isKnown ? { minutes, isKnown } : undefined)),
      onEnd: (isSent) => setTold(isSent ? { minutes } : undefined),
    });
    setTold({ minutes, takeBack });
  };
  return (
    <fieldset className={`column on-surface round20 ${styles['late']}`}>
      <legend>{title}</legend>
      <p className={`quiet small ${styles['told']}`}>
        {told !== undefined && (told.isKnown ? words('late.known', { name }) : words('late.told'))}{' '}
        {told?.takeBack !== undefined && (
          <Button variant="link" onClick={told.takeBack}>
            {words('late.takeBack')}
          </Button>
        )}
      </p>
      <div className={`stack on-sunken pill ${styles['choices']}`}>
        {choices.map((minutes) => {
          const count: number = minutes;
          return (
            <button
              key={minutes}
              type="button"
              aria-label={words('late.say', { count })}
              aria-pressed={told?.minutes === minutes}
              onClick={() => say(minutes)}
            >
              {words('late.short', { count })}
            </button>
          );
        })}
        {more !== undefined && <Link to={more}>{words('late.more')}</Link>}
      </div>
    </fieldset>
  );
}
