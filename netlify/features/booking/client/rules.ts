import * as z from 'zod/mini';
import {
  type ClientDraft,
  clientDraft,
  type ImportedField,
  type ImportedRow,
  importedFields,
} from '../../../../src/contract/booking/client.ts';

/** How often in how many seconds. */
export const clientLimits = {
  addedPerProvider: { name: 'clients-added', times: 300, seconds: 60 * 60 },
  importsPerProvider: { name: 'clients-imported', times: 100, seconds: 60 * 60 },
} as const;

const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** An address without an @ is a word for none: `keine`, `-`, `n/a`. */
const emailIn = (cell: string): string => (/[@＠]/.test(cell) ? cell : '');

/** Without a digit it is a word for none. */
const phoneIn = (cell: string): string => (/\p{Nd}/u.test(cell) ? cell : '');

/** A row of a file as a client, or the fields that are wrong with it. */
export function readRow({
  name,
  email,
  phone,
  birthday,
  address,
  notes,
  tags,
}: ImportedRow): ClientDraft | ImportedField[] {
  const read = z.safeParse(clientDraft, {
    name,
    email: emailIn(email),
    phone: phoneIn(phone),
    birthday,
    address,
    notes,
    tags: distinctTags(tagsOf(tags)),
  });
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path: [first] }) => first));
  return importedFields.filter((field) => wrong.has(field));
}

/** The digits of a search for a number; undefined where the text is none. */
export const searchedDigits = (search: string): string | undefined => {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 3 && /^[\d\s()+/-]+$/.test(search) ? digits : undefined;
};

/** A tag counts once, however it is written. */
export const distinctTags = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index);

/** A text for `like` that means itself. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
