/** Reading what is handed over of an XML file (xml-pieces.ts): text by its path. */

export type XmlNode = string | XmlNode[] | XmlElement;
export interface XmlElement {
  [name: string]: XmlNode;
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
  const read = text.trim();
  return read === '' ? undefined : read;
}

export function listAt(node: XmlNode | undefined, ...path: string[]): XmlNode[] {
  const found = childAt(node, ...path);
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
}

export const textsAt = (node: XmlNode | undefined, ...path: string[]): string[] =>
  listAt(node, ...path).flatMap((item) => textAt(item) ?? []);
