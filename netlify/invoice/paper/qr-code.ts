import { colours, type Paper } from './paper.ts';

/** Draws the code as one filled shape, error correction M as EPC069-12 asks. Loaded by the first call. */
export async function drawCode(paper: Paper, payload: string, x: number, y: number, side: number): Promise<void> {
  const { default: QRCode } = await import('qrcode');
  // One segment of bytes: scanners of banks expect UTF-8 throughout.
  const { modules } = QRCode.create([{ data: Buffer.from(payload, 'utf8'), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  });
  const cell = side / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column) !== 0) paper.pdf.rect(x + column * cell, y + row * cell, cell, cell);
  paper.pdf.fill(colours.ink);
}
