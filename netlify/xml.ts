/**
 * An element's content: text, its children by name, or several elements of one name. Names that begin with @ are attributes,
 * `#text` is the text beside them. What is undefined is not written.
 */
export type XmlContent = string | readonly XmlContent[] | { readonly [name: string]: XmlContent | undefined };

/** The characters that XML 1.0 does not allow: control characters, single surrogates, U+FFFE and U+FFFF. */
const unsayable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text without the characters that XML 1.0 does not allow, and with its line ends as XML reads them. */
export const sayable = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unsayable, '');

/** The first characters: pairs that make one are not cut apart. */
export const firstOf = (text: string, count: number): string => Array.from(text).slice(0, count).join('');

function cleaned(content: XmlContent): XmlContent {
  if (typeof content === 'string') return sayable(content);
  if (Array.isArray(content)) return (content as readonly XmlContent[]).map(cleaned);
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, child]) =>
      child === undefined || (Array.isArray(child) && child.length === 0) ? [] : [[name, cleaned(child)]],
    ),
  );
}

/** A whole file in UTF-8, one element a line. The writer is loaded by the first call, so that nobody else waits for it. */
export async function writeXml(root: { readonly [name: string]: XmlContent }): Promise<string> {
  const { default: Builder } = await import('fast-xml-builder');
  const builder = new Builder({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    suppressBooleanAttributes: false,
    suppressUnpairedNode: false,
    format: true,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(cleaned(root))}`;
}
