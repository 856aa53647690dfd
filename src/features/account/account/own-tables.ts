import Papa from 'papaparse';
import { formatClock } from '#i18n/format-days.ts';
import { localMomentIn } from '#i18n/format-moment.ts';
import type { Language } from '../../../contract/words.ts';

/** What is held about an account as tables that open anywhere. Pure. */

export type HeldRow = Readonly<Record<string, unknown>>;
export type Held = Readonly<Record<string, readonly HeldRow[]>>;

export interface TextFile {
  name: string;
  text: string;
}

/** Names and headings in the reader's language: other programs, and our own import, know them by these. */
const spelled = {
  de: {
    files: {
      appointments: 'termine',
      clients: 'kunden',
      services: 'leistungen',
      reviews: 'bewertungen',
      listings: 'objekte',
    },
    appointments: [
      'Datum',
      'Uhrzeit',
      'Dauer (Min.)',
      'Kunde',
      'Telefon',
      'E-Mail',
      'Leistung',
      'Mitarbeiter',
      'Preis',
      'Notiz',
      'Status',
    ],
    clients: ['Name', 'Telefon', 'E-Mail', 'Geburtstag', 'Adresse', 'Tags', 'Notizen'],
    services: ['Leistung', 'Preis', 'Dauer (Min.)', 'Kategorie', 'Beschreibung'],
    reviews: ['Datum', 'Sterne', 'Text', 'Von'],
    listings: ['Titel', 'Preis', 'Ort', 'Status', 'Beschreibung'],
    cancelled: 'abgesagt',
    booked: 'gebucht',
  },
  en: {
    files: {
      appointments: 'appointments',
      clients: 'clients',
      services: 'services',
      reviews: 'reviews',
      listings: 'listings',
    },
    appointments: [
      'Date',
      'Time',
      'Duration (min)',
      'Client',
      'Phone',
      'Email',
      'Service',
      'Staff',
      'Price',
      'Note',
      'Status',
    ],
    clients: ['Name', 'Phone', 'Email', 'Birthday', 'Address', 'Tags', 'Notes'],
    services: ['Service', 'Price', 'Duration (min)', 'Category', 'Description'],
    reviews: ['Date', 'Stars', 'Text', 'By'],
    listings: ['Title', 'Price', 'Place', 'Status', 'Description'],
    cancelled: 'cancelled',
    booked: 'booked',
  },
} as const;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A cell that begins like a formula would be run by a spreadsheet; without the mark in front umlauts are read wrongly. */
const csvOf = (fields: readonly string[], data: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { delimiter: ';', escapeFormulae: true })}`;

const sumOf = (cents: unknown): string => (Number(cents) / 100).toFixed(2);
const minuteMilliseconds = 60_000;

export interface OwnAppointment {
  id: string;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  service: string;
  /** Who comes, or where one goes. */
  name: string;
  note: string;
  version: number;
}

/** Whose appointments they are: in the eyes of a provider with the client, in those of a customer without. */
export function ownAppointments(
  held: Held,
): { row: HeldRow; appointment: OwnAppointment; client: HeldRow | undefined }[] {
  const clients = new Map((held['clients'] ?? []).map((client) => [client['id'], client]));
  const items = Map.groupBy(held['appointmentItems'] ?? [], (item) => item['appointment_id']);
  return (held['appointments'] ?? [])
    .filter(({ status }) => status !== 'held')
    .map((row) => {
      const client = clients.get(row['client_id']);
      const names = (items.get(row['id']) ?? []).map(({ name }) => textOf(name));
      return {
        row,
        client,
        appointment: {
          id: textOf(row['id']),
          startsAt: new Date(textOf(row['starts_at'])),
          endsAt: new Date(textOf(row['ends_at'])),
          isCancelled: row['status'] === 'cancelled',
          service: names.length === 0 ? textOf(row['service_name']) : names.join(', '),
          name: textOf(row['guest_name'] ?? client?.['name'] ?? row['visitor_name']),
          note: textOf(row['note']),
          version: Number(row['version']),
        },
      };
    });
}

function appointmentRows(held: Held, language: Language): string[][] {
  const staff = new Map((held['staff'] ?? []).map(({ id, name }) => [id, textOf(name)]));
  const { booked, cancelled } = spelled[language];
  return ownAppointments(held).map(({ row, appointment, client }) => {
    const { day, minute } = localMomentIn(appointment.startsAt.toISOString(), textOf(row['time_zone']));
    const minutes = (appointment.endsAt.getTime() - appointment.startsAt.getTime()) / minuteMilliseconds;
    return [
      day,
      formatClock(minute),
      String(minutes),
      appointment.name,
      textOf(row['guest_phone'] ?? row['phone'] ?? client?.['phone']),
      textOf(row['guest_email'] ?? client?.['email']),
      appointment.service,
      staff.get(row['staff_id']) ?? '',
      sumOf(row['total_cents']),
      appointment.note,
      appointment.isCancelled ? cancelled : booked,
    ];
  });
}

const picked = (rows: readonly HeldRow[], columns: readonly string[]): string[][] =>
  rows.map((row) => columns.map((column) => textOf(row[column])));

/** What other programs and people want, by the names that they look for. */
function plainFiles(held: Held, language: Language): TextFile[] {
  const words = spelled[language];
  const rows = {
    appointments: appointmentRows(held, language),
    clients: (held['clients'] ?? []).map((client) => [
      ...(picked([client], ['name', 'phone', 'email', 'birthday', 'address'])[0] ?? []),
      Array.isArray(client['tags']) ? client['tags'].join(', ') : '',
      textOf(client['notes']),
    ]),
    services: (held['serviceCards'] ?? []).map((card) => [
      textOf(card['name']),
      sumOf(card['price_cents']),
      ...(picked([card], ['duration_minutes', 'category', 'description'])[0] ?? []),
    ]),
    reviews: picked(held['reviews'] ?? [], ['created_at', 'rating', 'body', 'author']),
    listings: picked(held['listings'] ?? [], ['title', 'price', 'city', 'status', 'description']),
  };
  return (Object.keys(rows) as (keyof typeof rows)[])
    .filter((thing) => rows[thing].length > 0)
    .map((thing) => ({ name: `${words.files[thing]}.csv`, text: csvOf(words[thing], rows[thing]) }));
}

/** Every table as it is held, one file each. */
const wholeFiles = (held: Held): TextFile[] =>
  Object.entries(held)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      return { name: `everything/${table}.csv`, text: csvOf(columns, picked(rows, columns)) };
    });

export const tableFiles = (held: Held, language: Language): TextFile[] => [
  ...plainFiles(held, language),
  ...wholeFiles(held),
];
