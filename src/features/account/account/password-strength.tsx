import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { passwordStrength } from '../../../contract/account/account.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import styles from './account.module.css';

type Strength = AnswerOf<typeof passwordStrength>;

/** Asks the server for the password's strength when typing pauses. It is a secret, so the query cache does not keep it. */
function useStrength(password: string, about: readonly string[]): Strength | undefined {
  // Joined to one text, because a new array each time would restart the effect. The fields hold no line breaks.
  const [question] = useDebouncedValue([password, ...about].join('\n'), 400);
  const [judged, setJudged] = useState<{ password: string; strength: Strength }>();
  useEffect(
    function askForStrength() {
      const [asked = '', ...said] = question.split('\n');
      if (asked === '') return undefined;
      const asking = new AbortController();
      const body = { password: asked, about: said.filter((text) => text !== '') };
      call(passwordStrength, { body }, { signal: asking.signal }).then(
        (strength) => setJudged({ password: asked, strength }),
        (problem: unknown) => {
          if (problem instanceof ApiError) console.warn('The password could not be judged', problem.code);
        },
      );
      return () => asking.abort();
    },
    [question],
  );
  return judged?.password === password ? judged.strength : undefined;
}

interface PasswordStrengthProps {
  password: string;
  /** What else the form says about the person. */
  about?: readonly string[];
}

export function PasswordStrength({ password, about = [] }: PasswordStrengthProps) {
  const words = useWords('account');
  const strength = useStrength(password, about);
  if (password === '' || strength === undefined) return null;
  const names = words('strength.score', { returnObjects: true });
  return (
    <div className={`stack gap4 small ${styles['strength']}`} aria-live="polite">
      <meter aria-label={words('strength.label')} min={0} max={4} low={2} high={3} optimum={4} value={strength.score} />
      <span>{names[strength.score]}</span>
      {strength.advice.length > 0 && (
        <ul>
          {strength.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
