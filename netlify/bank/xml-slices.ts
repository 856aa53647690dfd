/**
 * Walks through the bytes of an XML file once and cuts out the elements of one name, so that a file of any size is parsed piece by
 * piece. It checks what a parser of pieces cannot: that every element is closed in order, and that there is one root. Declarations
 * of types and entities are refused unread: no bank sends any, and entities that hold entities fill the memory.
 */

export class BrokenXml extends Error {
  readonly fault: 'declarations' | 'malformed';
  /** Byte of the file. */
  readonly at: number;

  constructor(fault: 'declarations' | 'malformed', at: number) {
    super(`${fault} at byte ${at}`);
    this.fault = fault;
    this.at = at;
  }
}

const [lessThan, greaterThan, slash, bang, question, colon] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x3a];
const [doubleQuote, singleQuote] = [0x22, 0x27];
const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/** Where the tag ends; a `>` in a quoted value is part of the value. */
function endOfTag(bytes: Buffer, from: number): number {
  let quote = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === lessThan) break;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === greaterThan) return at;
    else if (byte === doubleQuote || byte === singleQuote) quote = byte;
  }
  throw new BrokenXml('malformed', from);
}

function endOfName(bytes: Buffer, from: number, tagEnd: number): number {
  let at = from;
  while (at < tagEnd && !isBlank(bytes[at]) && bytes[at] !== slash) at += 1;
  if (at === from) throw new BrokenXml('malformed', from);
  return at;
}

function localNameFrom(bytes: Buffer, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (bytes[at] === colon) return at + 1;
  return from;
}

function past(bytes: Buffer, mark: string, from: number): number {
  const found = bytes.indexOf(mark, from, 'latin1');
  if (found < 0) throw new BrokenXml('malformed', from);
  return found + mark.length;
}

/** Behind a comment, a section of text or a processing instruction; undefined where a tag begins. */
function pastOther(bytes: Buffer, at: number): number | undefined {
  const next = bytes[at + 1];
  if (next === question) return past(bytes, '?>', at);
  if (next !== bang) return undefined;
  if (bytes.toString('latin1', at, at + 4) === '<!--') return past(bytes, '-->', at + 4);
  if (bytes.toString('latin1', at, at + 9) === '<![CDATA[') return past(bytes, ']]>', at);
  throw new BrokenXml('declarations', at);
}

const deepest = 60;

export interface Cut {
  /** The local name of the elements that are cut out. */
  name: string;
  /** The local name of the elements that they lie in. */
  within: string;
  /** Gets where each begins and ends, and in which of the surrounding elements it lies: 0 is the first of the file. */
  take: (from: number, to: number, place: number) => void;
}

/** Returns the bytes that are left between the elements cut out. */
export function cutOut(bytes: Buffer, { name, within, take }: Cut): Buffer {
  const wanted = Buffer.from(name, 'latin1');
  const surrounding = Buffer.from(within, 'latin1');
  // Names that are open: from and to. Numbers, because a file has millions of tags.
  const from: number[] = [];
  const to: number[] = [];
  const kept: Buffer[] = [];
  let keptFrom = 0;
  let cut: { from: number; depth: number } | undefined;
  let place = -1;
  let roots = 0;

  const isNamed = (local: Buffer, start: number, end: number): boolean =>
    bytes.compare(local, 0, local.length, start, end) === 0;

  const close = (at: number, end: number): void => {
    const [openFrom, openTo] = [from.pop(), to.pop()];
    const nameTo = endOfName(bytes, at + 2, end);
    if (openFrom === undefined || bytes.compare(bytes, openFrom, openTo, at + 2, nameTo) !== 0)
      throw new BrokenXml('malformed', at);
    if (cut === undefined || from.length !== cut.depth) return;
    take(cut.from, end + 1, place);
    keptFrom = end + 1;
    cut = undefined;
  };

  const open = (at: number, end: number): void => {
    const nameTo = endOfName(bytes, at + 1, end);
    if (from.length === 0) roots += 1;
    if (roots > 1 || from.length > deepest) throw new BrokenXml('malformed', at);
    const localFrom = localNameFrom(bytes, at + 1, nameTo);
    if (isNamed(surrounding, localFrom, nameTo)) place += 1;
    if (bytes[end - 1] === slash) return;
    if (cut === undefined && isNamed(wanted, localFrom, nameTo)) {
      kept.push(bytes.subarray(keptFrom, at));
      cut = { from: at, depth: from.length };
    }
    from.push(at + 1);
    to.push(nameTo);
  };

  let at = bytes.indexOf(lessThan);
  while (at >= 0) {
    let behind = pastOther(bytes, at);
    if (behind === undefined) {
      const end = endOfTag(bytes, at + 1);
      if (bytes[at + 1] === slash) close(at, end);
      else open(at, end);
      behind = end + 1;
    }
    at = bytes.indexOf(lessThan, behind);
  }
  if (from.length > 0 || roots === 0) throw new BrokenXml('malformed', bytes.length);
  kept.push(bytes.subarray(keptFrom));
  return Buffer.concat(kept);
}
