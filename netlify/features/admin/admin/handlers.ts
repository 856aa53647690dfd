import * as booksContract from '../../../../src/contract/admin/admin-books.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { fileAnswer } from '../../../http/answer.ts';

const books = () => import('./books-actions.ts');

type BooksFile = (world: Adapters, params: Record<string, string>) => Promise<string | Uint8Array | undefined>;

const booksFile = (kind: keyof typeof booksContract.booksFilePaths, type: string, name: string, read: BooksFile) =>
  fileAnswer({
    path: `${apiBase}${booksContract.booksFilePaths[kind]}`,
    type,
    name,
    handle: async (world, { params, actor }) =>
      actor?.type === 'admin' && !actor.isSupport && actor.isSecured ? read(world, params) : undefined,
  });

const csv = 'text/csv; charset=utf-8';
export const booksJournal = booksFile('journal', csv, 'journal.csv', async (world, { month = '' }) =>
  (await books()).booksJournal(world, month),
);
export const booksOpenItems = booksFile('open', csv, 'open-items.csv', async (world, { month = '' }) =>
  (await books()).booksOpenItems(world, month),
);
export const booksDocuments = booksFile(
  'documents',
  'application/zip',
  'documents.zip',
  async (world, { month = '', part = '' }) => (await books()).booksDocuments(world, month, part),
);
