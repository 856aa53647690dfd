import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import type { TextAlarm } from './rules.ts';

/** For whoever runs the site, in both languages. The subject is the same as long as it says the same. */
export function budgetMail({ scope, period, share, used, budget }: TextAlarm, site: string): Letter {
  const said = (language: Language) => {
    const words = wordsIn(language).messaging.sms;
    const to = scope === 'site' || scope === 'elsewhere' ? words[scope] : filled(words.country, { scope });
    const full = share === 1 ? ` ${words.full}` : '';
    const values = { to, full, site, used, budget, percent: `${share * 100} %`, period: words.periods[period] };
    return letterOf(language, words, { values });
  };
  const [german, english] = [said('de'), said('en')];
  return {
    ...german,
    subject: `${german.subject} (${english.subject})`,
    page: { ...german.page, lead: [...german.page.lead, ...english.page.lead] },
  };
}
