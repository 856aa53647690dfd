import { fileBytes, publicBytes } from '../../../api/file-bytes.ts';
import { invoiceFilePaths } from '../../../contract/billing/billing-invoice.ts';
import { customerInvoiceFilePaths } from '../../../contract/booking/customer-invoice.ts';
import type { Language } from '../../../contract/words.ts';
import { type Held, ownAppointments, tableFiles } from './own-tables.ts';

/** Everything that is held about an account as a ZIP that opens anywhere. */

interface Piece {
  name: string;
  /** Undefined where it cannot be had now. */
  load: () => Promise<Uint8Array | undefined>;
}

const said = (value: unknown): string => (typeof value === 'string' ? value : '');
const endingOf = (key: string): string => /\.[a-z0-9]+$/i.exec(key)?.[0] ?? '';

/** Pictures by their public address; invoices as the files that were sent. */
function piecesOf(held: Held): Piece[] {
  const me = held['account']?.[0]?.['id'];
  const pictures = (held['images'] ?? []).flatMap((image): Piece[] => {
    const address = said(image['address']);
    if (address === '') return [];
    return [
      { name: `pictures/${said(image['id'])}${endingOf(said(image['store_key']))}`, load: () => publicBytes(address) },
    ];
  });
  const invoice =
    (path: string) =>
    (row: Readonly<Record<string, unknown>>): Piece => {
      const [id, number] = [said(row['id']), said(row['number'])];
      return { name: `invoices/${number || id}.pdf`, load: () => fileBytes(path, { id }) };
    };
  return [
    ...pictures,
    ...(held['invoices'] ?? []).map(invoice(invoiceFilePaths.pdf)),
    ...(held['customerInvoices'] ?? [])
      .filter((row) => row['provider_id'] === me)
      .map(invoice(customerInvoiceFilePaths.pdf)),
  ];
}

async function calendarOf(held: Held): Promise<string> {
  const { default: writer } = await import('ical.js');
  const calendar = new writer.Component(['vcalendar', [], []]);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Casa & Kiez//EN');
  for (const { appointment } of ownAppointments(held)) {
    const { id, startsAt, endsAt, isCancelled, service, name, note, version } = appointment;
    const event = new writer.Component('vevent');
    event.updatePropertyWithValue('uid', id);
    event.updatePropertyWithValue('sequence', version);
    event.updatePropertyWithValue('dtstamp', writer.Time.fromJSDate(startsAt, true));
    event.updatePropertyWithValue('dtstart', writer.Time.fromJSDate(startsAt, true));
    event.updatePropertyWithValue('dtend', writer.Time.fromJSDate(endsAt, true));
    event.updatePropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
    event.updatePropertyWithValue('summary', name === '' ? service : `${service}: ${name}`);
    if (note !== '') event.updatePropertyWithValue('description', note);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

const atOnce = 4;

interface Asked {
  exportedAt: string;
  held: Held;
  language: Language;
  /** The page that says what lies where; `missing` are names of files that could not be had. */
  guide: (missing: readonly string[]) => string;
  onProgress: (share: number) => void;
}

/** Undefined pieces are named in the guide: a picture that cannot be had must not keep the rest back. */
export async function ownArchive({
  exportedAt,
  held,
  language,
  guide,
  onProgress,
}: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  for (const { name, text } of tableFiles(held, language)) files[name] = strToU8(text);
  if ((held['appointments'] ?? []).length > 0)
    files[language === 'de' ? 'kalender.ics' : 'calendar.ics'] = strToU8(await calendarOf(held));
  files['everything/all.json'] = strToU8(JSON.stringify({ exportedAt, held }, null, 2));
  const pieces = piecesOf(held);
  const missing: string[] = [];
  let done = 0;
  const open = pieces.values();
  const work = async (): Promise<void> => {
    for (const { name, load } of open) {
      const bytes = await load();
      if (bytes === undefined) missing.push(name);
      else files[name] = bytes;
      onProgress((done += 1) / pieces.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  files['README.txt'] = strToU8(guide(missing));
  return zipSync(files);
}
