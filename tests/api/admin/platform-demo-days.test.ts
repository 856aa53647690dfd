import { tellsDemo } from '../../support/told-demo.ts';

// The other days of a week, with its Saturday, at hours of the day and of the night, and the last evening of a year.
for (const instant of [
  '2026-12-08T13:05:00Z',
  '2026-12-10T17:40:00Z',
  '2026-12-11T06:10:00Z',
  '2026-12-12T11:00:00Z',
  '2026-12-13T15:30:00Z',
  '2026-12-31T22:50:00Z',
])
  tellsDemo(instant);
