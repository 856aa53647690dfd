import { isRightBehind, type Line, plainOf, titles, type Word } from './line-words.ts';

// Who comes and who does it, from the words of a typed line that nothing else has taken (entry-line.ts).

type Staff = readonly { id: string; name: string }[];

const memberNamed = (staff: Staff, named: string) =>
  staff.find(({ name }) => plainOf(name) === named) ??
  staff.find(({ name }) => plainOf(name).split(/\s+/)[0] === named);

/** `bei Anna`, `@ben`, `with Anna Ohm`. */
export function staffNamed(line: Line, staff: Staff): string | undefined {
  return line.take((plain) => {
    const [word = '', second = '', third = ''] = plain;
    const isAt = word.startsWith('@') && word.length > 1;
    if (!isAt && !/^(bei|mit|with|by)$/.test(word)) return undefined;
    const whole = isAt ? undefined : staff.find(({ name }) => plainOf(name) === `${second} ${third}`);
    if (whole !== undefined) return { count: 3, meaning: whole.id };
    const found = memberNamed(staff, isAt ? word.slice(1) : second);
    return found && { count: isAt ? 1 : 2, meaning: found.id };
  });
}

const fillers = new Set(
  (
    'um ab am fur for at on bei mit with und and termin ' +
    'appointment uhr der die den the kommt mobil tel tel. telefon phone handy gegen bitte please immer always'
  ).split(' '),
);
/** Before an article they begin a name: `von der Heide`, `van den Berg`, `auf der Au`. */
const particles = /^(?:von|van|vom|auf|aus|in|an|zu|zur|zum|ob|unter|vor|hinter|op|ter)$/;

/** A filler that belongs to a name: it stands between its words. */
function isOfName(words: readonly Word[], index: number): boolean {
  const [before, word, behind] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || !isRightBehind(before, word) || !isRightBehind(word, behind)) return false;
  const isBehindFiller = behind === undefined || (fillers.has(behind.plain) && !/^(?:der|den)$/.test(behind.plain));
  if (before === undefined || isBehindFiller) return false;
  if (/^(?:der|die|den)$/.test(word.plain)) return particles.test(before.plain) || before.plain === 'am';
  if (word.plain === 'the') return word.text === 'The';
  return /^(?:und|and|am)$/.test(word.plain) && !fillers.has(before.plain);
}

/** Words that were typed side by side. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run !== undefined && isRightBehind(run.at(-1), word)) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/**
 * A colleague without "bei" stands apart from the name, or at its end: `Klara Gel Ben`, `Klara Ben 15:00`. Whoever comes may be
 * called the same: `Anna Schmidt` and a lone `Anna` are names.
 */
function takeApart(line: Line, staff: Staff): string | undefined {
  if (staff.length < 2) return undefined;
  const runs = runsOf(line.words).toReversed();
  for (const run of runs)
    for (const count of [2, 1]) {
      const last = run.slice(-count);
      const found = last.length === count && memberNamed(staff, last.map(({ plain }) => plain).join(' '));
      const rest = line.words.filter((word) => !last.includes(word));
      const before = rest.findLast((word) => isRightBehind(word, last[0]));
      const isName = rest.every(({ plain }) => fillers.has(plain) || titles.has(plain));
      if (!found || isName || (before !== undefined && titles.has(before.plain))) continue;
      // `Klara von Anna`: the preposition goes with it.
      const isLed = before !== undefined && /^(?:von|zu|durch|by)$/.test(before.plain);
      line.words = isLed ? rest.filter((word) => word !== before) : rest;
      return found.id;
    }
  return undefined;
}

/** What nothing else has taken is the name, without the words that only join the others. */
export function nameOf(line: Line, staff: Staff): { name: string; staff: string | undefined } {
  const apart = takeApart(line, staff);
  const { words } = line;
  const isAlone = ({ plain }: Word): boolean => words.length === 1 && plain.length > 3;
  const name = words
    .filter((word, index) => !fillers.has(word.plain) || isAlone(word) || isOfName(words, index))
    .map(({ text }) => text.replace(/:$/, ''))
    .join(' ')
    .trim();
  return { name, staff: apart };
}
