/** Where most people have their mail. An address elsewhere is as good. */
const usual = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'live.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.de',
  'aol.com',
  'bluewin.ch',
  // Real ones that look like a slip.
  'mail.com',
  'email.com',
  'ymail.com',
] as const;

/** Whether one letter more, less or other, or two that changed places, make one word of the other. */
function isOneSlipAway(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [left, right] = [one.slice(from), other.slice(from)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** The address that was probably meant: `eva@gmial.com` -> `eva@gmail.com`. Undefined where nothing looks mistyped. */
export function meantEmail(typed: string): string | undefined {
  const [, name = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const written = domain.toLowerCase();
  if (written === '' || usual.some((known) => known === written)) return undefined;
  const meant = usual.find((known) => isOneSlipAway(written, known));
  return meant === undefined ? undefined : `${name}@${meant}`;
}
