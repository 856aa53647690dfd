import type { Config } from '@netlify/functions';
import { booksDocuments, booksJournal, booksOpenItems } from '../features/admin/admin/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(booksJournal, booksOpenItems, booksDocuments);

export const config: Config = {
  path: ['/api/books/:month/journal.csv', '/api/books/:month/open-items.csv', '/api/books/:month/:part/documents.zip'],
};
