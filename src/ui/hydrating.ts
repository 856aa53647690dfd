let isOver = false;

/** Whether the first screen is still being hydrated. */
export const isHydrating = (): boolean => !isOver;

export function endHydration(): void {
  isOver = true;
}
