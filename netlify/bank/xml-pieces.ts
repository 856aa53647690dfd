import type { XmlElement, XmlNode } from './xml-fields.ts';

/**
 * Reads XML as it comes and hands over elements of some names, one by one: what was handed over is held by nobody here. Each part has
 * a limit before anything is made of it, so that no file takes more memory than its largest allowed piece. Declarations of types and
 * entities are refused unread: no bank sends any, and entities that hold entities fill the memory.
 */

export type XmlFault = 'declarations' | 'malformed' | 'part_too_large' | 'too_large' | 'zero';

export class BrokenXml extends Error {
  readonly fault: XmlFault;

  constructor(fault: XmlFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Most characters of a run of text or whitespace, a comment or a section. A text of ISO 20022 has at most 500, a run of
 * whitespace some 80.
 */
const longestText = 16 * 1024;
/** The root names its schemas. */
const longestTag = 4 * 1024;
/** Bytes of one piece: an element without its inner pieces and without blanks. */
const largestPiece = 256 * 1024;
const deepest = 60;
/** Enough for 50,000 entries of 60 elements. Empty elements cost the most time for their bytes. */
const mostElements = 4_000_000;

const tag = /<(\/?)([^\s<>/="'&]+)((?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** No table takes zero, or half of a pair. */
function characterOf(code: number): string {
  if (code === 0) throw new BrokenXml('zero');
  if (!(code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) throw new BrokenXml('malformed');
  return String.fromCodePoint(code);
}

/** XML has five entities of its own, and numbers. Others would have to be declared. An ampersand alone is one. */
const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));/g, (_, decimal, hex, name) => {
    if (name === undefined) return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    if (!Object.hasOwn(named, name)) throw new BrokenXml('malformed');
    return named[name] as string;
  });

interface Open {
  /** As written, with its prefix. */
  name: string;
  local: string;
  text: string;
  element: XmlElement | undefined;
  currency: string | undefined;
  /** Set for what is handed over: the characters that it has so far. */
  size: number | undefined;
}

export interface Reading {
  /** Local names of the elements that are handed over when they end, instead of being put into the one around them. */
  taken: ReadonlySet<string>;
  take: (local: string, node: XmlNode, around: (local: string) => XmlNode | undefined) => void;
  /** A file may hold several documents, one after the other. */
  root: (local: string, attributes: string) => void;
  /** Text where no document is. */
  outside: () => void;
  /** `<?xml … ?>` */
  declaration: (text: string) => void;
}

export class XmlPieces {
  private readonly open: Open[] = [];
  private readonly reading: Reading;
  private rest = '';
  private elements = 0;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  push(text: string): void {
    if (text.includes('\0')) throw new BrokenXml('zero');
    const known = this.rest + text;
    let at = 0;
    for (let next = this.after(known, at); next !== undefined; next = this.after(known, at)) at = next;
    this.rest = known.slice(at);
  }

  end(): void {
    if (this.open.length > 0 || this.rest.trim() !== '') {
      if (this.open.length === 0 && !this.rest.startsWith('<')) this.reading.outside();
      throw new BrokenXml('malformed');
    }
  }

  /** The index behind the next part; undefined if the part is not complete yet. */
  private after(known: string, at: number): number | undefined {
    if (at >= known.length) return undefined;
    if (known[at] !== '<') return this.afterText(known, at);
    const [, next, third] = known.slice(at, at + 3);
    if (next === '?') return this.afterMark(known, at, '?>', (text) => this.declared(text));
    if (next === '!' && third === '-') return this.afterMark(known, at, '-->');
    if (next === '!' && third === '[') return this.afterMark(known, at, ']]>', (text) => this.section(text));
    if (next === '!' && third !== undefined) throw new BrokenXml('declarations');
    return this.afterTag(known, at);
  }

  private afterText(known: string, at: number): number | undefined {
    const end = known.indexOf('<', at);
    const length = (end < 0 ? known.length : end) - at;
    if (length > longestText) throw new BrokenXml('part_too_large');
    if (end < 0) return undefined;
    const text = known.slice(at, end);
    if (text.trim() !== '') this.text(text.includes('&') ? withoutEntities(text) : text);
    return end;
  }

  private afterMark(known: string, at: number, mark: string, read?: (text: string) => void): number | undefined {
    const end = known.indexOf(mark, at + 2);
    const length = (end < 0 ? known.length : end) - at;
    if (length > longestText) throw new BrokenXml('part_too_large');
    if (end < 0) return undefined;
    this.grow(length);
    read?.(known.slice(at, end));
    return end + mark.length;
  }

  private afterTag(known: string, at: number): number | undefined {
    tag.lastIndex = at;
    const found = tag.exec(known);
    const length = found?.[0].length ?? known.length - at;
    if (length > longestTag)
      throw new BrokenXml(found === null && known.indexOf('>', at) >= 0 ? 'malformed' : 'part_too_large');
    if (found === null) return undefined;
    const [whole, slash, name = '', attributes = '', isEmpty] = found;
    if (slash === '/') this.close(name);
    else this.begin(name, attributes, whole.length);
    if (isEmpty === '/') this.close(name);
    return at + whole.length;
  }

  private declared(text: string): void {
    if (!/^<\?xml\s/.test(text)) return;
    if (this.open.length > 0) throw new BrokenXml('malformed');
    this.reading.declaration(text);
  }

  private section(text: string): void {
    if (!text.startsWith('<![CDATA[')) throw new BrokenXml('declarations');
    this.text(text.slice('<![CDATA['.length));
  }

  private text(text: string): void {
    const parent = this.open.at(-1);
    if (parent === undefined) return this.reading.outside();
    this.grow(text.length);
    parent.text += text;
    if (parent.text.length > longestText) throw new BrokenXml('part_too_large');
  }

  /** Counts for the nearest element that is handed over, else for the root. */
  private grow(length: number): void {
    const piece = this.open.findLast(({ size }) => size !== undefined);
    if (piece === undefined) return;
    piece.size = (piece.size ?? 0) + length;
    if (piece.size > largestPiece) throw new BrokenXml('part_too_large');
  }

  private begin(name: string, attributes: string, length: number): void {
    this.elements += 1;
    if (this.elements > mostElements) throw new BrokenXml('too_large');
    const local = name.slice(name.indexOf(':') + 1);
    if (this.open.length === 0) this.reading.root(local, attributes);
    if (this.open.length > deepest) throw new BrokenXml('malformed');
    const isPiece = this.open.length === 0 || this.reading.taken.has(local);
    const [, currency] = /\sCcy\s*=\s*["']([A-Z]{3})["']/.exec(attributes) ?? [];
    this.open.push({ name, local, text: '', element: undefined, currency, size: isPiece ? 0 : undefined });
    this.grow(length);
  }

  private close(name: string): void {
    const ended = this.open.pop();
    if (ended?.name !== name) throw new BrokenXml('malformed');
    const node = nodeOf(ended);
    const parent = this.open.at(-1);
    if (this.reading.taken.has(ended.local)) {
      this.reading.take(ended.local, node, (local) => this.open.findLast((one) => one.local === local)?.element);
    } else if (parent !== undefined) {
      parent.element ??= {};
      put(parent.element, ended.local, node);
    }
  }
}

function nodeOf({ text, element, currency }: Open): XmlNode {
  if (element === undefined && currency === undefined) return text;
  const node = element ?? {};
  if (text !== '') node['#text'] = text;
  if (currency !== undefined) node['@Ccy'] = currency;
  return node;
}

function put(element: XmlElement, name: string, node: XmlNode): void {
  // The one name that an object takes for itself.
  if (name === '__proto__') return;
  const there = Object.hasOwn(element, name) ? element[name] : undefined;
  if (there === undefined) element[name] = node;
  else if (Array.isArray(there)) there.push(node);
  else element[name] = [there, node];
}
