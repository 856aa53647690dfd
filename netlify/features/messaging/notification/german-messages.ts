import type { CancelReason } from '../../../../src/contract/booking/appointment-status.ts';
import { siteName } from '../../../../src/contract/words.ts';
import type { Facts } from './fact-messages.ts';
import { contentShown, money } from './messages.ts';
import type { Moment, Sentences } from './sentence-messages.ts';

const reasons: Record<CancelReason, (facts: Facts) => string> = {
  declined: ({ other }) => `${other} kann den Termin nicht annehmen.`,
  withdrawn: ({ side, other }) =>
    side === 'customer' ? 'Sie haben Ihre Anfrage zurückgezogen.' : `${other} hat die Anfrage zurückgezogen.`,
  expired: () => 'Die Anfrage wurde nicht rechtzeitig beantwortet.',
  by_customer: ({ side, other }) =>
    side === 'customer' ? 'Sie haben den Termin abgesagt.' : `${other} hat den Termin abgesagt.`,
  by_provider: ({ side, other }) =>
    side === 'provider' ? 'Sie haben den Termin abgesagt.' : `${other} hat den Termin abgesagt.`,
  ill: ({ other }) => `${other} muss den Termin wegen Krankheit absagen.`,
  no_show: ({ other }) => `${other} hat angegeben, dass Sie nicht zum Termin gekommen sind.`,
  not_confirmed: ({ side }) =>
    side === 'customer'
      ? 'Sie haben nicht bestätigt, dass Sie kommen. Die Zeit ist deshalb wieder frei.'
      : 'Das Kommen wurde nicht bestätigt. Die Zeit ist wieder frei.',
  deposit_missing: ({ side }) =>
    side === 'customer'
      ? 'Die Anzahlung ist nicht rechtzeitig eingegangen. Die Zeit ist deshalb wieder frei.'
      : 'Die Anzahlung ist nicht rechtzeitig eingegangen. Die Zeit ist wieder frei.',
  revoked: ({ side, other }) =>
    side === 'customer'
      ? 'Ihr Widerruf ist eingegangen. Er kostet Sie nichts.'
      : `${other} hat den Vertrag widerrufen. Dafür darf keine Gebühr verlangt werden.`,
  account_deleted: () => 'Die andere Seite hat ihr Konto gelöscht.',
  // Only the other side is told this way: whoever is suspended gets a letter of their own.
  suspended: ({ other }) => `Das Konto von ${other} wurde gesperrt.`,
};

/** Where it was no appointment, or not given up by either side. */
const cancelledTitles: Partial<Record<CancelReason, string>> = {
  no_show: 'Als nicht erschienen vermerkt',
  revoked: 'Widerruf eingegangen',
  withdrawn: 'Anfrage zurückgezogen',
};

function deadline(until: string | null | undefined, at: Moment): string {
  if (until === undefined) return '';
  return until === null
    ? ' Absagen oder verschieben geht nur noch telefonisch.'
    : ` Absagen oder verschieben können Sie bis ${at(until)}.`;
}

export const german: Sentences = {
  appointment_requested: ({ side, service, other, startsAt, answerUntil }, at) =>
    side === 'customer'
      ? {
          title: 'Anfrage gesendet',
          text: `${other} hat Ihre Anfrage: ${service}, ${at(startsAt)}. Der Termin ist verbindlich, sobald der Betrieb zusagt.${
            answerUntil === null ? '' : ` Ohne Antwort verfällt die Anfrage am ${at(answerUntil)}.`
          }`,
        }
      : {
          title: 'Neue Anfrage',
          text: `${other} fragt an: ${service}, ${at(startsAt)}.${
            answerUntil === null ? '' : ` Ohne Ihre Antwort verfällt die Anfrage am ${at(answerUntil)}.`
          }`,
        },
  appointment_booked: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Termin gebucht', text: `Ihr Termin bei ${other} steht: ${service}, ${at(startsAt)}.` }
      : { title: 'Neuer Termin', text: `${other} hat gebucht: ${service}, ${at(startsAt)}.` },
  appointment_accepted: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Termin bestätigt', text: `${other} hat zugesagt: ${service}, ${at(startsAt)}.` }
      : { title: 'Termin bestätigt', text: `Sie haben ${other} zugesagt: ${service}, ${at(startsAt)}.` },
  appointment_declined: ({ service, other, startsAt, alternatives }, at) => ({
    title: 'Anfrage abgelehnt',
    text: `${other} kann Ihre Anfrage nicht annehmen: ${service}, ${at(startsAt)}.${
      alternatives.length === 0 ? '' : ` Frei wäre: ${alternatives.map(at).join('; ')}.`
    }`,
  }),
  appointment_cancelled: (facts, at) => ({
    title: cancelledTitles[facts.reason ?? 'by_provider'] ?? 'Termin abgesagt',
    text: `${reasons[facts.reason ?? 'by_provider'](facts)} Es ging um ${facts.service}, ${at(facts.startsAt)}.${
      facts.reason === 'ill' && facts.alternatives.length > 0
        ? ` Frei wäre: ${facts.alternatives.map(at).join('; ')}.`
        : ''
    }`,
  }),
  appointment_moved: ({ service, other, startsAt, staff, content, timeZone, currency }, at) =>
    content !== undefined
      ? {
          title: 'Termin geändert',
          text: `Der Termin mit ${other} ist jetzt: ${at(startsAt)}, ${contentShown('de', content, { timeZone, currency })}.`,
        }
      : staff === undefined
        ? {
            title: 'Termin verschoben',
            text: `Der Termin mit ${other} ist jetzt: ${service}, ${at(startsAt)}.`,
          }
        : {
            title: 'Jemand anders übernimmt Ihren Termin',
            text: `Bei ${other} ist jemand krank. Ihren Termin übernimmt ${staff}, zur selben Zeit: ${service}, ${at(startsAt)}.`,
          },
  appointment_proposed: ({ other, service, startsAt, proposedStartsAt, content, proposed, timeZone, currency }, at) =>
    content !== undefined && proposed !== undefined
      ? {
          title: 'Änderung vorgeschlagen',
          text: `${other} schlägt für ${at(startsAt)} vor: ${contentShown('de', proposed, { timeZone, currency })}. Bis Sie zustimmen, bleibt es bei: ${contentShown('de', content, { timeZone, currency })}.`,
        }
      : {
          title: 'Andere Zeit vorgeschlagen',
          text: `${other} schlägt für ${service} vor: ${at(proposedStartsAt ?? startsAt)}. Bis Sie zustimmen, bleibt es bei ${at(startsAt)}.`,
        },
  appointment_proposal_answered: ({ other, service, startsAt, occasion }, at) =>
    occasion === 'agreed'
      ? { title: 'Vorschlag angenommen', text: `${other} ist einverstanden: ${service}, ${at(startsAt)}.` }
      : { title: 'Vorschlag abgelehnt', text: `Mit ${other} bleibt es bei: ${service}, ${at(startsAt)}.` },
  appointment_expired: ({ side, other, service, startsAt }, at) =>
    side === 'customer'
      ? {
          title: 'Anfrage verfallen',
          text: `${other} hat auf Ihre Anfrage nicht rechtzeitig geantwortet. Sie sind an nichts gebunden.`,
        }
      : {
          title: 'Anfrage verfallen',
          text: `Die Anfrage von ${other} wurde nicht rechtzeitig beantwortet: ${service}, ${at(startsAt)}.`,
        },
  appointment_message: ({ other, service, startsAt }, at) => ({
    title: 'Neue Nachricht',
    text: `${other} hat Ihnen zu Ihrem Termin geschrieben: ${service}, ${at(startsAt)}.`,
  }),
  appointment_reminder: ({ other, service, startsAt, cancelUntil }, at) => ({
    title: 'Erinnerung an Ihren Termin',
    text: `Ihr Termin bei ${other}: ${service}, ${at(startsAt)}.${deadline(cancelUntil, at)}`,
  }),
  appointment_late: ({ side, other, service, startsAt, minutes = 5, isAtCustomer = false }, at) => ({
    title: `Etwa ${minutes} Minuten später`,
    text: `${
      isAtCustomer
        ? side === 'customer'
          ? `${other} kommt etwa ${minutes} Minuten später zu Ihnen`
          : `${other} bittet Sie, etwa ${minutes} Minuten später zu kommen`
        : `${other} verspätet sich um etwa ${minutes} Minuten`
    }: ${service}, ${at(startsAt)}.`,
  }),
  appointment_completed: ({ other, service, startsAt }, at) => ({
    title: `Wie war Ihr Termin bei ${other}?`,
    text: `Ihr Termin ist vorbei: ${service}, ${at(startsAt)}. Ihre Bewertung hilft anderen bei der Wahl.`,
  }),
  appointment_deposit: ({ other, service, startsAt, deposit, currency }, at) => ({
    title: 'Anzahlung erhalten',
    text: `${other} hat Ihre Anzahlung${deposit === undefined ? '' : ` von ${money('de', deposit.cents, currency)}`} erhalten: ${service}, ${at(startsAt)}.`,
  }),
  review_received: ({ other, service, occasion }) =>
    occasion === 'sealed'
      ? {
          title: 'Sie wurden bewertet',
          text: `${other} hat den Termin bewertet (${service}). Die Bewertung ist versiegelt, bis beide geschrieben haben oder 7 Tage vorbei sind.`,
        }
      : { title: 'Neue Bewertung', text: `Die Bewertung von ${other} ist jetzt zu lesen (${service}).` },
  waiting_offer: ({ other, service, startsAt, answerUntil }, at) => ({
    title: 'Frei geworden',
    text: `Bei ${other} ist die Zeit frei, auf die Sie warten: ${service}, ${at(startsAt)}.${
      answerUntil === null ? '' : ` Für Sie reserviert bis ${at(answerUntil)}.`
    }`,
  }),
  system: ({ text, said }) => ({ title: `Nachricht von ${siteName}`, text: said?.de ?? text }),
};
