import type { Config } from '@netlify/functions';
import { closeBooks, getBooks, openBooks } from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getBooks, closeBooks, openBooks);

export const config: Config = { path: ['/api/books/:month', '/api/books/:month/close', '/api/books/:month/open'] };
