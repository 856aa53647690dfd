import { inflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF as its receiver does: text, attachments, metadata, pictures of its pages and the codes on them. */

export interface ReadPaper {
  pages: number;
  /** The text of each page, pieces joined by blanks. */
  texts: string[];
  metadata: string;
  title: string;
  attachments: { name: string; text: string }[];
  /** What the QR codes say, page by page, each once. */
  codes: string[];
}

const textOf = async (pdf: PDFDocumentProxy, page: number): Promise<string> => {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items
    .flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : []))
    .join(' ')
    .replaceAll(/[\s\u{A0}]+/gu, ' ');
};

/** A page with 2.5 pixels a point: enough for a code whose cells are half a millimetre wide. */
async function codesOn(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 2.5 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const found = jsQR(new Uint8ClampedArray(data.buffer), width, height, { inversionAttempts: 'dontInvert' });
  return found === null ? [] : [new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(found.binaryData))];
}

/** How far above the lower edge of its page the lowest piece of text stands that says so, in points. */
export async function heightOnPage(bytes: Uint8Array, number: number, said: RegExp): Promise<number> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(number)).getTextContent();
  const found = items.flatMap((item) => ('str' in item && said.test(item.str) ? [Number(item.transform[5])] : []));
  await loading.destroy();
  if (found.length === 0) throw new Error(`page ${number} does not say ${said}`);
  return Math.min(...found);
}

/** Codes are looked for where they are asked for: pages have to be drawn for that. */
export async function readPaper(bytes: Uint8Array, { withCodes = false } = {}): Promise<ReadPaper> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const { info } = await pdf.getMetadata();
  const attachments = await Promise.all(
    [...((await pdf.getAttachments()) ?? [])].map(async ([id, { filename }]) => {
      const content = (await pdf.getAttachmentContent(id)) ?? new Uint8Array();
      return { name: filename, text: new TextDecoder().decode(content) };
    }),
  );
  const texts = await Promise.all(numbers.map((page) => textOf(pdf, page)));
  const codes: string[] = [];
  if (withCodes) for (const page of numbers) codes.push(...(await codesOn(pdf, page)));
  await loading.destroy();
  return {
    pages: pdf.numPages,
    texts,
    title: String((info as { Title?: string }).Title),
    metadata: metadataIn(bytes),
    attachments,
    codes,
  };
}

const metadataIn = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes).toString('utf8');
  return text.slice(text.indexOf('<?xpacket begin'), text.indexOf('<?xpacket end'));
};

interface PdfObject {
  head: string;
  stream: Buffer | undefined;
}

/** The objects of a file that lie in it one after the other, as pdfkit writes them. */
function objectsIn(bytes: Uint8Array): PdfObject[] {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  return [...text.matchAll(/^\d+ 0 obj\n([^]*?)\nendobj/gm)].map(({ index, 0: whole, 1: body = '' }) => {
    const from = body.indexOf('\nstream\n');
    if (from < 0) return { head: body, stream: undefined };
    const start = index + whole.indexOf('\nstream\n') + 8;
    const stream = file.subarray(start, index + whole.lastIndexOf('\nendstream'));
    const head = body.slice(0, from);
    return { head, stream: head.includes('/FlateDecode') ? inflateSync(stream) : stream };
  });
}

const is =
  (pattern: RegExp) =>
  ({ head }: PdfObject) =>
    pattern.test(head);

/**
 * What ISO 19005-3 (PDF/A-3, level B) forbids or wants of a file as pdfkit writes it; the clause stands before each. Nothing for a
 * file that keeps to it.
 */
export function archiveFaults(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = objectsIn(bytes);
  const fonts = objects.filter(is(/\/Type \/Font\b(?!Descriptor)/));
  const descriptors = objects.filter(is(/\/Type \/FontDescriptor/));
  const catalog = objects.find(is(/\/Type \/Catalog/))?.head ?? '';
  const contents = objects.filter(
    ({ head, stream }) => stream !== undefined && !/\/Type|\/Length1|\/N 3/.test(head) && !stream.includes('begincmap'),
  );
  const files = objects.filter(is(/\/Type \/Filespec/));
  const intents = objects.filter(is(/\/Type \/OutputIntent/));
  const profiles = objects.filter(is(/\/N 3\b/));
  const metadata = metadataIn(bytes);
  const drawn = contents.map(({ stream }) => stream?.toString('latin1') ?? '').join('\n');
  const fontUsing = /\/F\d+ [\d.]+ Tf/;
  const rules: [string, boolean][] = [
    ['6.1.2 header with four bytes above 127', /^%PDF-1\.7\n%[\x80-\xFF]{4}/.test(text)],
    ['6.1.3 file id, no encryption', /\/ID \[/.test(text) && !/\/Encrypt\b/.test(text)],
    ['6.1.7 stream lengths', objects.every(({ head, stream }) => stream === undefined || /\/Length \d+/.test(head))],
    ['6.1.8 no external streams', !objects.some(({ head, stream }) => stream !== undefined && /\/F \(/.test(head))],
    ['6.2.3 one output intent', intents.length === 1 && /\/OutputIntents \[\d+ 0 R\]/.test(catalog)],
    ['6.2.3 GTS_PDFA1 with a profile', intents.every(is(/\/S \/GTS_PDFA1[^]*\/DestOutputProfile \d+ 0 R/))],
    [
      '6.2.3 an RGB profile of version 2',
      profiles.length === 1 &&
        profiles.every(({ stream }) => stream?.[8] === 2 && stream.toString('latin1', 16, 20) === 'RGB '),
    ],
    ['6.2.4 no colours but RGB and grey', !/\/DeviceCMYK/.test(text) && !/[\d.]+ [kK]\n/.test(drawn)],
    [
      '6.2.11.4 every font is embedded',
      fonts.length > 0 && descriptors.length > 0 && descriptors.every(is(/\/FontFile2 \d+ 0 R/)),
    ],
    ['6.2.11.4 no font of the reader', !fonts.some(is(/\/Subtype \/Type1\b/)) && fontUsing.test(drawn)],
    ['6.2.11.7 letters can be copied', fonts.filter(is(/\/Subtype \/Type0/)).every(is(/\/ToUnicode \d+ 0 R/))],
    [
      '6.2.11.3 glyphs by their number',
      fonts.filter(is(/\/Subtype \/CIDFontType2/)).every(is(/\/CIDToGIDMap \/Identity/)),
    ],
    [
      '6.2.11.8 no missing glyph',
      ![...drawn.matchAll(/<([\da-f]+)>/g)].some(([, hex = '']) => /^(?:.{4})*?0000/.test(hex)),
    ],
    ['6.3 no annotations', !/\/Annots \[[^\]]/.test(text)],
    ['6.5 no actions, scripts or forms', !/\/(JavaScript|JS|Launch|OpenAction|AA|AcroForm|XFA)\b/.test(text)],
    [
      '6.6.2 metadata, not compressed',
      objects.some(({ head }) => /\/Type \/Metadata/.test(head) && !/Filter/.test(head)),
    ],
    ['6.6.4 part 3, level B', /<pdfaid:part>3<.*\n?\s*<pdfaid:conformance>B</.test(metadata)],
    ['6.8 files are associated', files.every(is(/\/AFRelationship \/Alternative[^]*\/EF[^]*\/UF/))],
    ['6.8 files of a known type', objects.filter(is(/\/Type \/EmbeddedFile/)).every(is(/\/Subtype \/text#2[fF]xml/))],
    [
      '6.8 the catalogue names them',
      files.length === 0 || (/\/AF \[\d+ 0 R\]/.test(catalog) && /\/EmbeddedFiles/.test(text)),
    ],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}
