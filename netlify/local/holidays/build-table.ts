import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addedHolidayTable, holidayMigration, holidayTable } from './table.ts';

// `npm run holidays`: writes the migrations. One that has gone out is not changed by it but followed by another one.
const migrations = join(import.meta.dirname, '../../../supabase/migrations');
await writeFile(join(migrations, '20261123020410_public_holidays.sql'), holidayMigration(holidayTable()));
await writeFile(join(migrations, '20261123030600_good_friday.sql'), holidayMigration(addedHolidayTable()));
