import { afterEach, beforeEach } from 'vitest';
import { clear, listen } from './stage.tsx';

// Files share what is loaded: only this one runs anew for each of them.
beforeEach(listen);
afterEach(clear);
