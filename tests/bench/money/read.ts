import { readFile } from 'node:fs/promises';
import { readBankFile } from '../../../netlify/bank/index.ts';

// A process of its own, so that its memory is that of reading alone: `node read.ts <file>` says what it took as JSON.

const bytes = await readFile(process.argv[2] ?? '');
const started = performance.now();
const before = process.cpuUsage();
const file = await readBankFile(bytes);
const { user, system } = process.cpuUsage(before);
if (file.fault !== undefined) throw new Error(`${file.fault} ${file.at ?? ''}`);
const lines = file.statements.reduce((sum, { lines: own }) => sum + own.length, 0);
const names = new Set(file.statements.flatMap(({ lines: own }) => own.map(({ id }) => id)));
console.log(
  JSON.stringify({
    lines,
    names: names.size,
    megabytesOfFile: bytes.length / 1e6,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (user + system) / 1e6,
    // Kilobytes, as Linux and macOS tell it through Node.
    megabytesAtMost: process.resourceUsage().maxRSS / 1024,
  }),
);
