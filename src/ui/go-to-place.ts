/** Where a link to a place on the page leads, without a step in the history: Back leads to where one came from. */
export function goToPlace(event: { preventDefault: () => void }, anchor: string): void {
  const place = document.getElementById(anchor);
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
