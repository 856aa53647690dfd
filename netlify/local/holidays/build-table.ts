import { writeFile } from 'node:fs/promises';
import { holidayMigration, holidayRows, holidayTable } from './table.ts';

// `npm run holidays`: writes the migration. Once it has gone out it is not changed but followed by another one.
await writeFile(holidayRows, holidayMigration(holidayTable()));
