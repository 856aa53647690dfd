import { siteDatabase } from './site-database.ts';

// `npm start` on a copy of the migrated database.
process.env['DATABASE_URL'] = (await siteDatabase()) ?? '';
await import('../../../netlify/local/start.ts');
