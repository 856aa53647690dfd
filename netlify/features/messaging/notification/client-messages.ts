import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { type ClientKind, plainName } from './client-rules.ts';
import type { Facts } from './fact-messages.ts';
import { timesOffered } from './mail-messages.ts';
import { short } from './messages.ts';
import { textOf } from './text-messages.ts';

interface ClientTold {
  facts: Facts;
  link: string;
  /** To the other times that are offered. */
  timeLinks?: readonly string[];
  now: Date;
}

/** Who does it changes, and nothing else, where somebody is `handedOver`. The colleague's name is not ours, so it is left out. */
function wayOf(kind: ClientKind, { staff, reason, isAtCustomer = false, also = [] }: Facts) {
  if (kind === 'appointment_booked' && also.length > 0) return 'series';
  if (kind === 'appointment_moved' && staff !== undefined) return 'handedOver';
  if (kind === 'appointment_cancelled' && reason === 'ill') return 'ill';
  return kind === 'appointment_late' && isAtCustomer ? 'late_home' : kind;
}

/** One sentence of ours; of what others typed it has the name of the business alone, without anything that could be a link. */
function sentenceOf(language: Language, kind: ClientKind, { facts, now }: ClientTold): string {
  const { startsAt, timeZone, other, cancelUntil = null, minutes = 5, also = [] } = facts;
  const words = wordsIn(language).messaging.notification.client;
  const at = (instant: string): string => short(language, instant, { timeZone, now });
  const name = plainName(other);
  const said = filled(words.said[wayOf(kind, facts)], {
    with: name && filled(words.with, { name }),
    name: name || words.nameless,
    when: at(startsAt),
    minutes,
    count: also.length + 1,
    times: [startsAt, ...also].map(at).join('; '),
  });
  return kind === 'appointment_reminder' && cancelUntil !== null
    ? `${said} ${filled(words.until, { until: at(cancelUntil) })}`
    : said;
}

/** The same as everybody gets, without a word that others typed but the name of the business. */
export const clientText = (language: Language, kind: ClientKind, { facts, ...told }: ClientTold): string =>
  textOf(language, kind, { ...told, facts: { ...facts, service: '', other: plainName(facts.other) } });

export function clientMail(language: Language, kind: ClientKind, told: ClientTold): Letter {
  const { startsAt, timeZone } = told.facts;
  return letterOf(language, wordsIn(language).messaging.notification.client, {
    about: short(language, startsAt, { timeZone, now: told.now }),
    lead: [sentenceOf(language, kind, told)],
    entries: timesOffered(language, told.facts, told.timeLinks ?? []),
    url: told.link,
  });
}
