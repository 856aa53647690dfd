import type { Letter } from '../../../ground/letter.ts';
import type { TextAlarm } from './rules.ts';

const german = { hour: 'einer Stunde', day: 'eines Tages', site: 'in alle Länder', elsewhere: 'in übrige Länder' };
const english = { hour: 'an hour', day: 'a day', site: 'to all countries', elsewhere: 'to other countries' };

/** For whoever runs the site, in both languages. The subject is the same as long as it says the same. */
export function budgetMail({ scope, period, share, used, budget }: TextAlarm, site: string): Letter {
  const isFull = share === 1;
  const [toGerman, toEnglish] =
    scope === 'site' || scope === 'elsewhere' ? [german[scope], english[scope]] : [`an ${scope}`, `to ${scope}`];
  const percent = `${share * 100} %`;
  return {
    language: 'de',
    subject: `SMS ${toGerman}: ${percent} von ${german[period]} verbraucht (text messages ${toEnglish}, ${percent} of ${english[period]})`,
    page: {
      heading: `SMS ${toGerman}: ${percent} verbraucht`,
      lead: [
        `von den SMS ${german[period]} ${toGerman} sind auf ${site} ${used} von ${budget} verschickt.${isFull ? ' Weitere warten, bis wieder welche erlaubt sind; Codes werden nicht mehr angefordert.' : ''}
Wenn das mehr sind als sonst, fordert vielleicht jemand massenhaft Codes an. Wie viele es am Tag sein dürfen, steht in SMS_PER_DAY.`,
        `In English: ${used} of ${budget} text messages of ${english[period]} ${toEnglish} have been sent on ${site}.${isFull ? ' More will wait until some are allowed again, and no codes can be asked for.' : ''}
If that is more than usual, somebody may be asking for codes in bulk. SMS_PER_DAY says how many there may be in a day.`,
      ],
    },
  };
}
