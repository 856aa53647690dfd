const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tab that an arrow key leads to. After the last comes the first. */
export function tabBeside(from: EventTarget | null, key: string): HTMLElement | undefined {
  const step = steps[key];
  if (step === undefined || !(from instanceof HTMLElement) || from.role !== 'tab') return undefined;
  const tabs = [...(from.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  return tabs.at((tabs.indexOf(from) + step) % tabs.length);
}
