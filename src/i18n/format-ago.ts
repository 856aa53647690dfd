import i18next from 'i18next';

// Not in format-moment.ts, which the pages of the services load first.

const dayMilliseconds = 24 * 3_600_000;

/** How long ago a day was: `gestern` · `vor 6 Wochen` · `3 months ago`. */
export function formatAgo(iso: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / dayMilliseconds));
  const inWords = new Intl.RelativeTimeFormat(i18next.language === 'de' ? 'de-DE' : 'en-GB', { numeric: 'auto' });
  if (days < 14) return inWords.format(-days, 'day');
  return days < 70 ? inWords.format(-Math.round(days / 7), 'week') : inWords.format(-Math.round(days / 30), 'month');
}
