import { BrokenXml } from './xml-slices.ts';

/** Reading what the parser gives: text by its path. */

export type XmlNode = string | XmlNode[] | { [name: string]: XmlNode };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The parser leaves entities alone; XML has five of its own and numbers. Others would have to be declared. An ampersand alone comes
 * from a section of text.
 */
function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));|&/g, (whole, decimal, hex, name) => {
    if (whole === '&') return whole;
    if (name !== undefined && Object.hasOwn(named, name)) return named[name] as string;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (!(code >= 0 && code <= 0x10ffff)) throw new BrokenXml('malformed', 0);
    return String.fromCodePoint(code);
  });
}

export function childAt(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let found = node;
  for (const name of path) {
    if (Array.isArray(found)) [found] = found;
    if (found === undefined || typeof found === 'string' || Array.isArray(found)) return undefined;
    found = Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}

/** Trimmed; undefined where there is none or it is empty. */
export function textAt(node: XmlNode | undefined, ...path: string[]): string | undefined {
  let found = childAt(node, ...path);
  if (Array.isArray(found)) [found] = found;
  const text = typeof found === 'object' ? childAt(found, '#text') : found;
  if (typeof text !== 'string') return undefined;
  const read = withoutEntities(text).trim();
  return read === '' ? undefined : read;
}

export function listAt(node: XmlNode | undefined, ...path: string[]): XmlNode[] {
  const found = childAt(node, ...path);
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
}

export const textsAt = (node: XmlNode | undefined, ...path: string[]): string[] =>
  listAt(node, ...path).flatMap((item) => textAt(item) ?? []);
