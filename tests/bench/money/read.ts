import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readBankFile } from '../../../netlify/bank/index.ts';

// A process of its own, so that its memory is that of reading alone: `node read.ts <file>` says what it took as JSON.

/** Kilobytes: Linux counts for `maxRSS` what the parent had when it made this process. */
function mostMemory(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

const bytes = readFileSync(process.argv[2] ?? '');
const waits = monitorEventLoopDelay({ resolution: 5 });
waits.enable();
const before = process.cpuUsage();
const file = await readBankFile(bytes);
const { user, system } = process.cpuUsage(before);
const lines = file.fault === undefined ? file.statements.flatMap((statement) => statement.lines) : [];
console.log(
  JSON.stringify({
    outcome: file.fault ?? 'read',
    lines: lines.length,
    names: new Set(lines.map(({ id }) => id)).size,
    megabytesOfFile: bytes.length / 1e6,
    processorSeconds: (user + system) / 1e6,
    megabytesAtMost: mostMemory() / 1024,
    millisecondsOthersWait: Math.round(waits.max / 1e6),
  }),
);
