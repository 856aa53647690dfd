let isOver = false;

/** Whether the first screen is still being hydrated. */
export const isTakingOver = (): boolean => !isOver;

export function endTakingOver(): void {
  isOver = true;
}
