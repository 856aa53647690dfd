import type { SessionUser } from './session.ts';

/** First and last name. An account that registered with one name has no parts: its last word is the last name. */
export function namesOf({ name, firstName, lastName }: Pick<SessionUser, 'name' | 'firstName' | 'lastName'>): {
  firstName: string;
  lastName: string;
} {
  if (firstName !== null || lastName !== null) return { firstName: firstName ?? '', lastName: lastName ?? '' };
  const words = name.trim().split(/\s+/);
  return words.length < 2
    ? { firstName: name.trim(), lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** The letter that is shown instead of a picture. */
export const initialOf = ({ name, email }: Pick<SessionUser, 'name' | 'email'>): string => {
  const [letter = ''] = name.trim() || email;
  return letter.toLocaleUpperCase();
};
