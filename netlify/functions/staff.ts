import type { Config } from '@netlify/functions';
import {
  handleCreateStaff,
  handleDeleteStaff,
  handleListStaff,
  handleUpdateStaff,
} from '../features/staff/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleListStaff, handleCreateStaff, handleUpdateStaff, handleDeleteStaff);

export const config: Config = { path: ['/api/staff', '/api/staff/:id'] };
