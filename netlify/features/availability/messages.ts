import type { Clash } from './sql.ts';

/** Three of them in one line, on the provider's clock: `Mo., 24.11., 10:00–11:00 Klara Kundin (Anna)`. */
export function clashesInWords(clashes: readonly Clash[], timeZone: string, language: string): string {
  const clock = new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit' });
  const days = new Intl.DateTimeFormat(language, { timeZone, weekday: 'short', day: 'numeric', month: 'numeric' });
  const told = clashes.slice(0, 3).map(({ start, end, what, staff }) => {
    const time = `${days.format(new Date(start))}, ${clock.format(new Date(start))}–${clock.format(new Date(end))}`;
    return [time, what, `(${staff})`].filter((part) => part !== '').join(' ');
  });
  return [told.join('; '), ...(clashes.length > 3 ? ['…'] : [])].join(' ');
}
