import { formatNumber } from './format.ts';
import { type Language, wordsIn } from './i18n.ts';

/** How long something takes: `45 Minuten` · `60 Minuten` · `1 Std. 45 Min.` · `2 hr`. */
export function formatDuration(minutes: number, language: Language | null = null): string {
  const words = wordsIn(language, 'ui');
  const [hours, rest] = [formatNumber(Math.floor(minutes / 60)), minutes % 60];
  if (minutes <= 60) return words('duration.minutes', { count: minutes });
  return rest === 0 ? words('duration.hours', { hours }) : words('duration.both', { hours, minutes: rest });
}
