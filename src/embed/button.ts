/**
 * The script that a business puts into its own page: `<script async src=".../embed.js" data-booking="..."></script>`. In its
 * place stands a button that opens the booking in a dialog. `data-label` is what the button says.
 */
const script = document.currentScript;
const isGerman = document.documentElement.lang.toLowerCase().startsWith('de');

/** The page decides how the button looks; these rules give way to any rule of its own. */
const sheet = `
:where(.booking-button){font:inherit;font-weight:600;padding:.75em 1.4em;border:0;border-radius:999px;background:canvastext;color:canvas;cursor:pointer}
.booking-dialog{width:min(560px,100vw);height:min(820px,100dvh);max-width:none;max-height:none;margin:auto;padding:0;border:0;border-radius:16px;overflow:hidden;background:canvas}
.booking-dialog::backdrop{background:black;opacity:.55}
.booking-dialog iframe{display:block;width:100%;height:100%;border:0}
.booking-close{position:absolute;top:8px;right:8px;width:44px;height:44px;border:0;border-radius:50%;background:canvas;color:canvastext;font:24px/1 sans-serif;cursor:pointer}
@media(max-width:600px){.booking-dialog{width:100vw;height:100dvh;border-radius:0}}`;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** The frame is loaded with the first press, and stays: whoever closes the dialog goes on where they were. */
function dialogOf(address: string, label: string): HTMLDialogElement {
  const dialog = element('dialog', { className: 'booking-dialog' });
  dialog.setAttribute('aria-label', label);
  const close = element('button', { className: 'booking-close', type: 'button', textContent: '×' });
  close.setAttribute('aria-label', isGerman ? 'Schließen' : 'Close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.append(element('iframe', { src: address, title: label }), close);
  document.body.append(dialog);
  return dialog;
}

function start(own: HTMLScriptElement, address: string): void {
  const label = own.dataset['label'] ?? (isGerman ? 'Online buchen' : 'Book online');
  const button = element('button', { className: 'booking-button', type: 'button', textContent: label });
  let dialog: HTMLDialogElement | undefined;
  button.addEventListener('click', () => {
    dialog ??= dialogOf(address, label);
    dialog.showModal();
  });
  own.before(element('style', { textContent: sheet }), button);
}

if (script instanceof HTMLScriptElement && script.dataset['booking'] !== undefined)
  start(script, script.dataset['booking']);
