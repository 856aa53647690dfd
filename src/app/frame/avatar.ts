interface Pictured {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

const firstLetter = (text: string | null): string => {
  const [letter = ''] = (text ?? '').trim();
  return letter.toLocaleUpperCase();
};

/** The initials, else the first letter of first name or e-mail, else "K" (docs/product/accounts.md). A picture comes first. */
export function avatarLetters(person: Pictured | undefined): string {
  if (person === undefined) return 'K';
  const first = firstLetter(person.firstName);
  const last = firstLetter(person.lastName);
  if (first !== '' && last !== '') return first + last;
  return first || firstLetter(person.email) || 'K';
}
