import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from './button.tsx';
import { holdBack } from './held-back.ts';

interface LateChoiceProps<Minutes extends number> {
  /** The visit: a second choice replaces the first. */
  about: string;
  title: string;
  choices: readonly Minutes[];
  /** What the other side is about to be told. */
  said: (minutes: Minutes) => string;
  onSend: (minutes: Minutes) => void;
}

/** By how many minutes somebody is late: one tap tells it, and for ten seconds it can be taken back. */
export function LateChoice<Minutes extends number>(props: LateChoiceProps<Minutes>) {
  const { about, title, choices, said, onSend } = props;
  const words = useWords('ui');
  const say = (minutes: Minutes): void =>
    holdBack(about, {
      said: said(minutes),
      undo: words('late.undo'),
      undone: words('late.undone'),
      send: () => onSend(minutes),
    });
  return (
    <fieldset>
      <legend>{title}</legend>
      <ButtonRow>
        {choices.map((minutes) => {
          const count: number = minutes;
          return (
            <Button key={minutes} variant="secondary" isCompact onClick={() => say(minutes)}>
              {words('late.say', { count })}
            </Button>
          );
        })}
      </ButtonRow>
    </fieldset>
  );
}
