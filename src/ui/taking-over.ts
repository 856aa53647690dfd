let isOver = false;

/** Whether the first screen is being taken over from what the server wrote, which stands there until then. */
export const isTakingOver = (): boolean => !isOver;

export function endTakingOver(): void {
  isOver = true;
}
