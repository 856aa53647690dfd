import type { Config } from '@netlify/functions';
import { createStaff, deleteStaff, listStaff, updateStaff } from '../features/services/staff/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listStaff, createStaff, updateStaff, deleteStaff);

export const config: Config = { path: ['/api/staff', '/api/staff/:id'] };
