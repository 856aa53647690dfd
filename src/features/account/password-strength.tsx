import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { passwordStrength } from '../../contract/account.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './account.module.css';

type Strength = AnswerOf<typeof passwordStrength>;

/** How hard the password is to guess, asked of the server when typing pauses. Not kept in the query cache: it is a secret. */
function useStrength(password: string): Strength | undefined {
  const [asked] = useDebouncedValue(password, 400);
  const [judged, setJudged] = useState<{ password: string; strength: Strength }>();
  useEffect(
    function askForStrength() {
      if (asked === '') return undefined;
      const asking = new AbortController();
      call(passwordStrength, { body: { password: asked } }, { signal: asking.signal }).then(
        (strength) => setJudged({ password: asked, strength }),
        (problem: unknown) => {
          if (problem instanceof ApiError) console.warn('The password could not be judged', problem.code);
        },
      );
      return () => asking.abort();
    },
    [asked],
  );
  return judged?.password === password ? judged.strength : undefined;
}

export function PasswordStrength({ password }: { password: string }) {
  const words = useWords('account');
  const strength = useStrength(password);
  if (password === '' || strength === undefined) return null;
  const names = words('strength.score', { returnObjects: true });
  return (
    <div className={styles['strength']} aria-live="polite">
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
