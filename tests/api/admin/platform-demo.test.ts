import { tellsDemo } from '../../support/told-demo.ts';

// A day of work, an hour of the night, and the evening before a holiday; platform-demo-days.test.ts has the rest of the week.
for (const instant of ['2026-12-07T08:20:00Z', '2026-12-09T23:30:00Z', '2026-12-24T12:00:00Z']) tellsDemo(instant);
