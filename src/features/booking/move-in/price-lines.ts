import type { CardDuration } from '../../../contract/services/service-card.ts';
import type { NamedService } from './named-service.ts';
import { cardDurationOf, categoryOf } from './plan.ts';
import { centsIn, minutesIn } from './written-times.ts';

/** A price list as people write it: a line a service, its price last, a length somewhere, headings between. */

export interface PriceRow {
  /** Of the text, from 1. */
  line: number;
  name: string;
  priceCents: number;
  duration: CardDuration;
  category: NamedService['category'];
}

const minutesUsual = 60;
const length =
  /(?<![\d.,])\d+(?:[.,]\d+)?\s*(?:h|std\.?|stunden?|hours?)(?![\p{L}])(?:\s*\d{1,2}\s*(?:min(?:uten|utes|s)?\.?)?)?|(?<![\d.,])\d{1,3}\s*(?:min(?:uten|utes|s)?(?![\p{L}])\.?|[′'])/iu;
const mark = String.raw`(?:€|eur(?:o)?(?![\p{L}])|chf|fr\.)`;
const figure = String.raw`\d{1,3}(?:[.,’'\u202f]\d{3})+(?:[.,]\d\d?)?(?!\d)|\d+(?:[.,](?:\d\d?(?!\d)|[-–]{1,2}))?`;
const led = String.raw`(?:\b(?:ab|from)\s+)?`;
/** With its money, with cents, or the last figure of the line. */
const price = new RegExp(
  `${led}(?:${mark}\\s*(?:${figure})|(?:${figure})\\s*${mark}|(?<![\\d.,])\\d+[.,](?:\\d\\d|[-–]{1,2})(?![\\d.,])|(?<![\\d.,\\p{L}])(?:${figure})(?=\\s*$))`,
  'giu',
);

const isWord = /\p{L}/u;
/** Words between two prices that name nothing of its own. */
const between = /^(?:statt|instead of|was|bis|to)$/i;
const tidied = (name: string): string =>
  name
    .replaceAll(/[.·…_]{2,}|\t+/g, ' ')
    .replaceAll(/\(\s*\)|\/\s*$/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:|/*•–—-]+|[\s,;:|/–—-]+$/g, '')
    .replace(/\s+(?:ab|from)$/i, '');

/** `Damen kurz 38, lang 52`: the second price has the first words of the first name. */
function namesOf(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts;
  const base = /^(.+?):\s*\S/.exec(first)?.[1] ?? first.split(' ').slice(0, -1).join(' ');
  return [first.replace(/:\s*/, ' '), ...others.map((other) => `${base === '' ? first : base} ${other}`.trim())];
}

export function priceRowsOf(text: string): PriceRow[] {
  const rows: PriceRow[] = [];
  let heading = '';
  for (const [index, written] of text.split('\n').entries()) {
    const minutes = length.exec(written)?.[0];
    const rest = minutes === undefined ? written : written.replace(minutes, ' ');
    const prices = [...rest.matchAll(price)];
    const parts = prices.map((found, at) => {
      const before = prices[at - 1];
      return tidied(rest.slice(before === undefined ? 0 : before.index + before[0].length, found.index));
    });
    if (prices.length === 0 && isWord.test(rest)) heading = tidied(rest);
    // A second price without words of its own belongs to the same service.
    const named = parts.map((part) => isWord.test(part) && !between.test(part));
    const names = namesOf(parts.filter((_, at) => named[at]));
    const own = prices.filter((_, at) => named[at]);
    for (const [at, [found]] of own.entries()) {
      const priceCents = centsIn(
        found.replaceAll(/[€’']|euro?|chf|fr\.|\b(?:ab|from)\b/giu, '').replace(/[.,][-–]+/, ''),
      );
      const name = names[at] ?? '';
      if (priceCents === undefined || name === '') continue;
      const duration = cardDurationOf(minutes === undefined ? minutesUsual : (minutesIn(minutes) ?? minutesUsual));
      rows.push({ line: index + 1, name, priceCents, duration, category: categoryOf(name) ?? categoryOf(heading) });
    }
  }
  return rows;
}
