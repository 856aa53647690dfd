import { describe, expect, it } from 'vitest';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import { told } from './bell-messages.ts';
import type { Facts } from './fact-messages.ts';

const visit = { de: 'Sonntag, 6. Dezember 2026, 11:15 Uhr', en: 'Sunday, 6 December 2026, 11:15' };
const answerAt = '2026-12-06T08:15:00Z';
const answer = { de: 'Sonntag, 6. Dezember 2026, 09:15 Uhr', en: 'Sunday, 6 December 2026, 09:15' };
const laterAt = '2026-12-07T09:00:00Z';
const later = { de: 'Montag, 7. Dezember 2026, 10:00 Uhr', en: 'Monday, 7 December 2026, 10:00' };

const facts: Facts = {
  side: 'customer',
  service: 'Haarschnitt',
  other: 'Salon Krüger',
  startsAt: '2026-12-06T10:15:00Z',
  timeZone: 'Europe/Berlin',
  occasion: '',
  reason: null,
  cancelledBy: null,
  answerUntil: null,
  proposedStartsAt: null,
  alternatives: [],
  text: '',
};
const provider = { side: 'provider', other: 'Klara Kunde' } as const;

/** Title and text. */
type Rung = readonly [string, string];
const cases: readonly (readonly [NotificationKind, Partial<Facts>, Rung, Rung])[] = [
  [
    'appointment_requested',
    { answerUntil: answerAt },
    [
      'Anfrage gesendet',
      `Salon Krüger hat Ihre Anfrage: Haarschnitt, ${visit.de}. Der Termin ist verbindlich, sobald der Betrieb zusagt. Ohne Antwort verfällt die Anfrage am ${answer.de}.`,
    ],
    [
      'Request sent',
      `Salon Krüger has your request: Haarschnitt, ${visit.en}. The appointment is binding once the business accepts. Without an answer the request expires on ${answer.en}.`,
    ],
  ],
  [
    'appointment_requested',
    { ...provider, answerUntil: answerAt },
    [
      'Neue Anfrage',
      `Klara Kunde fragt an: Haarschnitt, ${visit.de}. Ohne Ihre Antwort verfällt die Anfrage am ${answer.de}.`,
    ],
    [
      'New request',
      `Klara Kunde asks for: Haarschnitt, ${visit.en}. Without your answer the request expires on ${answer.en}.`,
    ],
  ],
  [
    'appointment_booked',
    {},
    ['Termin gebucht', `Ihr Termin bei Salon Krüger steht: Haarschnitt, ${visit.de}.`],
    ['Appointment booked', `Your appointment with Salon Krüger is booked: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_booked',
    { ...provider },
    ['Neuer Termin', `Klara Kunde hat gebucht: Haarschnitt, ${visit.de}.`],
    ['New appointment', `Klara Kunde has booked: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_accepted',
    {},
    ['Termin bestätigt', `Salon Krüger hat zugesagt: Haarschnitt, ${visit.de}.`],
    ['Appointment confirmed', `Salon Krüger has accepted: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_accepted',
    { ...provider },
    ['Termin bestätigt', `Sie haben Klara Kunde zugesagt: Haarschnitt, ${visit.de}.`],
    ['Appointment confirmed', `You have accepted Klara Kunde: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_declined',
    { alternatives: [laterAt] },
    [
      'Anfrage abgelehnt',
      `Salon Krüger kann Ihre Anfrage nicht annehmen: Haarschnitt, ${visit.de}. Frei wäre: ${later.de}.`,
    ],
    ['Request declined', `Salon Krüger cannot take your request: Haarschnitt, ${visit.en}. Free instead: ${later.en}.`],
  ],
  [
    'appointment_cancelled',
    { ...provider, reason: 'by_customer' },
    ['Termin abgesagt', `Klara Kunde hat den Termin abgesagt. Es ging um Haarschnitt, ${visit.de}.`],
    ['Appointment cancelled', `Klara Kunde has cancelled the appointment. It was about Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_cancelled',
    { alternatives: [laterAt], reason: 'ill' },
    [
      'Termin abgesagt',
      `Salon Krüger muss den Termin wegen Krankheit absagen. Es ging um Haarschnitt, ${visit.de}. Frei wäre: ${later.de}.`,
    ],
    [
      'Appointment cancelled',
      `Salon Krüger has to cancel the appointment because of illness. It was about Haarschnitt, ${visit.en}. Free instead: ${later.en}.`,
    ],
  ],
  [
    'appointment_cancelled',
    { ...provider, reason: 'withdrawn' },
    ['Anfrage zurückgezogen', `Klara Kunde hat die Anfrage zurückgezogen. Es ging um Haarschnitt, ${visit.de}.`],
    ['Request withdrawn', `Klara Kunde has withdrawn the request. It was about Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_cancelled',
    { reason: 'no_show' },
    [
      'Als nicht erschienen vermerkt',
      `Salon Krüger hat angegeben, dass Sie nicht zum Termin gekommen sind. Es ging um Haarschnitt, ${visit.de}.`,
    ],
    [
      'Marked as a no-show',
      `Salon Krüger has said that you did not come to the appointment. It was about Haarschnitt, ${visit.en}.`,
    ],
  ],
  [
    'appointment_cancelled',
    { ...provider, reason: 'revoked' },
    [
      'Widerruf eingegangen',
      `Klara Kunde hat den Vertrag widerrufen. Dafür darf keine Gebühr verlangt werden. Es ging um Haarschnitt, ${visit.de}.`,
    ],
    [
      'Withdrawal received',
      `Klara Kunde has withdrawn from the contract. No fee may be charged for it. It was about Haarschnitt, ${visit.en}.`,
    ],
  ],
  [
    'appointment_moved',
    {},
    ['Termin verschoben', `Der Termin mit Salon Krüger ist jetzt: Haarschnitt, ${visit.de}.`],
    ['Appointment moved', `The appointment with Salon Krüger is now: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_moved',
    { staff: 'Mira' },
    [
      'Jemand anders übernimmt Ihren Termin',
      `Bei Salon Krüger ist jemand krank. Ihren Termin übernimmt Mira, zur selben Zeit: Haarschnitt, ${visit.de}.`,
    ],
    [
      'Somebody else takes your appointment',
      `Somebody at Salon Krüger is ill. Mira takes your appointment, at the same time: Haarschnitt, ${visit.en}.`,
    ],
  ],
  [
    'appointment_proposed',
    { proposedStartsAt: laterAt },
    [
      'Andere Zeit vorgeschlagen',
      `Salon Krüger schlägt für Haarschnitt vor: ${later.de}. Bis Sie zustimmen, bleibt es bei ${visit.de}.`,
    ],
    [
      'Another time proposed',
      `Salon Krüger proposes for Haarschnitt: ${later.en}. Until you agree it stays at ${visit.en}.`,
    ],
  ],
  [
    'appointment_proposal_answered',
    { ...provider, occasion: 'agreed' },
    ['Vorschlag angenommen', `Klara Kunde ist einverstanden: Haarschnitt, ${visit.de}.`],
    ['Proposal accepted', `Klara Kunde agrees: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_proposal_answered',
    { ...provider, occasion: 'refused' },
    ['Vorschlag abgelehnt', `Mit Klara Kunde bleibt es bei: Haarschnitt, ${visit.de}.`],
    ['Proposal declined', `The appointment with Klara Kunde stays as it was: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_expired',
    {},
    [
      'Anfrage verfallen',
      'Salon Krüger hat auf Ihre Anfrage nicht rechtzeitig geantwortet. Sie sind an nichts gebunden.',
    ],
    ['Request expired', 'Salon Krüger did not answer your request in time. You are not bound to anything.'],
  ],
  [
    'appointment_expired',
    { ...provider },
    ['Anfrage verfallen', `Die Anfrage von Klara Kunde wurde nicht rechtzeitig beantwortet: Haarschnitt, ${visit.de}.`],
    ['Request expired', `The request of Klara Kunde was not answered in time: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_message',
    {},
    ['Neue Nachricht', `Salon Krüger hat Ihnen zu Ihrem Termin geschrieben: Haarschnitt, ${visit.de}.`],
    ['New message', `Salon Krüger has written to you about your appointment: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_reminder',
    { cancelUntil: null },
    [
      'Erinnerung an Ihren Termin',
      `Ihr Termin bei Salon Krüger: Haarschnitt, ${visit.de}. Absagen oder verschieben geht nur noch telefonisch.`,
    ],
    [
      'Reminder of your appointment',
      `Your appointment with Salon Krüger: Haarschnitt, ${visit.en}. It can be cancelled or moved by telephone only.`,
    ],
  ],
  [
    'appointment_late',
    { minutes: 10 },
    ['Etwa 10 Minuten später', `Salon Krüger verspätet sich um etwa 10 Minuten: Haarschnitt, ${visit.de}.`],
    ['About 10 minutes later', `Salon Krüger is running about 10 minutes late: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_late',
    { minutes: 10, isAtCustomer: true },
    ['Etwa 10 Minuten später', `Salon Krüger kommt etwa 10 Minuten später zu Ihnen: Haarschnitt, ${visit.de}.`],
    ['About 10 minutes later', `Salon Krüger will come to you about 10 minutes later: Haarschnitt, ${visit.en}.`],
  ],
  [
    'appointment_completed',
    {},
    [
      'Wie war Ihr Termin bei Salon Krüger?',
      `Ihr Termin ist vorbei: Haarschnitt, ${visit.de}. Ihre Bewertung hilft anderen bei der Wahl.`,
    ],
    [
      'How was your appointment at Salon Krüger?',
      `Your appointment is over: Haarschnitt, ${visit.en}. Your review helps others to choose.`,
    ],
  ],
  [
    'review_received',
    { ...provider, occasion: 'sealed' },
    [
      'Sie wurden bewertet',
      'Klara Kunde hat den Termin bewertet (Haarschnitt). Die Bewertung ist versiegelt, bis beide geschrieben haben oder 7 Tage vorbei sind.',
    ],
    [
      'You were reviewed',
      'Klara Kunde has reviewed the appointment (Haarschnitt). The review is sealed until both have written or 7 days have passed.',
    ],
  ],
  [
    'review_received',
    { ...provider },
    ['Neue Bewertung', 'Die Bewertung von Klara Kunde ist jetzt zu lesen (Haarschnitt).'],
    ['New review', 'The review of Klara Kunde can now be read (Haarschnitt).'],
  ],
  [
    'system',
    { startsAt: '', timeZone: '', said: { de: 'Ihre Rechnung ist da.', en: 'Your invoice has arrived.' } },
    ['Nachricht von Casa & Kiez', 'Ihre Rechnung ist da.'],
    ['Message from Casa & Kiez', 'Your invoice has arrived.'],
  ],
];

describe('the bell', () => {
  it.each(cases)(
    'says of %s with %j in German and English',
    (kind, more, [germanTitle, german], [englishTitle, english]) => {
      expect(told('de', kind, { ...facts, ...more })).toEqual({ title: germanTitle, text: german });
      expect(told('en', kind, { ...facts, ...more })).toEqual({ title: englishTitle, text: english });
    },
  );
});
