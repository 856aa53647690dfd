import { health, openapi, ready } from '../../../src/contract/admin/platform.ts';
import type { Row } from './rows.ts';
import { all, namesNothing, naming, row } from './rows.ts';

export const platformRows: Record<string, Row> = {
  // the platform
  health: row(health, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  ready: row(ready, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  openapi: row(openapi, { ask: () => ({}) }, naming(namesNothing, all('200'))),
};
