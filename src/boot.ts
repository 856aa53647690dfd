import { keepEarlyTaps } from './app/early-taps.ts';
import { startOnceInSight } from './app/late-start.ts';

// Runs by itself, long before the application: see netlify/pages/document.ts.
keepEarlyTaps();
const { modules } = document.currentScript?.dataset ?? {};
if (modules !== undefined) void startOnceInSight(modules.split(' '));
