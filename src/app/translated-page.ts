const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font';

/**
 * A browser that translates a page replaces each text by a `<font>`. React keeps the text and continues to write into
 * it. A count or a countdown would stand still, and removing a text would crash the application. So the text is put
 * back beside its translation, empty. As soon as React writes into it the translation is removed, and the browser
 * translates the new text.
 */
export function followTranslations(): void {
  const shown = new WeakMap<Node, Element>();
  const originals = new WeakMap<Node, { node: Text; text: string }>();

  function keepBeside(node: Text, translation: Element): void {
    // Some move the text itself into the translation.
    if (translation.contains(node)) node.replaceWith(node.data);
    shown.set(node, translation);
    originals.set(translation, { node, text: node.data });
    node.data = '';
    translation.before(node);
  }

  /** React has written into the text, or taken it away. */
  function endTranslation(node: Node): void {
    if (node.isConnected && node.textContent === '') return;
    shown.get(node)?.remove();
    shown.delete(node);
  }

  /** The browser shows the original again. */
  function giveBack(translation: Node): void {
    const original = originals.get(translation);
    if (original === undefined || translation.isConnected || !original.node.isConnected) return;
    if (shown.delete(original.node)) original.node.data = original.text;
  }

  const observer = new MutationObserver((records) => {
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation)));
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') endTranslation(target);
      const beside = [...addedNodes, previousSibling, nextSibling];
      for (const node of removedNodes) {
        const translation = beside.filter(isTranslation).find((near) => fresh.has(near) && near.parentNode === target);
        if (isTranslation(node)) giveBack(node);
        else if (!(node instanceof Text) || shown.has(node) || translation === undefined) endTranslation(node);
        else if (fresh.delete(translation)) keepBeside(node, translation);
      }
    }
    // What was done here is known.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
