import { keepEarlyTaps } from './app/early-taps.ts';

// Runs by itself, long before the application: see netlify/local/pages.ts.
keepEarlyTaps();
