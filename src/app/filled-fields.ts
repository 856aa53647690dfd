type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a field is known to hold, besides what was rendered. */
const known = new WeakMap<Field, string>();
const isText = (field: Field): boolean => !['checkbox', 'radio', 'file', 'hidden', 'range'].includes(field.type);

/** The fields beside it that hold another text than was rendered or typed. */
const filledBeside = (target: Element): [Field, string][] =>
  [...(target.closest('form')?.querySelectorAll<Field>('input, textarea') ?? [])]
    .filter((field) => field !== target && isText(field))
    .filter((field) => field.value !== field.defaultValue && field.value !== known.get(field))
    .map((field) => [field, field.value]);

/** React compares a field with the last text that went through the property of the element itself: that one is given back first. */
function announce(field: Field, text: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A password manager may fill a field without an event. React does not notice: the form would be sent without it, and
 * the next render empties the field. So on any event in a form its other fields report their values. They do so before
 * it is sent, and otherwise after the event, because each report renders all of them.
 */
export function hearFilledFields(): void {
  let filled: [Field, string][] = [];
  const collect = ({ target, type, isTrusted }: Event): void => {
    if (!(target instanceof Element)) return;
    if (type === 'input') known.set(target as Field, (target as Field).value);
    if (isTrusted || type === 'submit') filled = filledBeside(target);
    if (type === 'submit') tell();
  };
  const tell = (): void => {
    const told = filled;
    filled = [];
    for (const [field, text] of told) announce(field, text);
  };
  for (const kind of ['submit', 'input', 'focusout', 'click']) {
    document.addEventListener(kind, collect, true);
    addEventListener(kind, tell);
  }
}
