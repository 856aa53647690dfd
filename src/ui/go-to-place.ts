/** Follows a link to an anchor on the page without a new history entry, so that Back leaves the page. */
export function goToPlace(event: { preventDefault: () => void }, anchor: string): void {
  const place = document.getElementById(anchor);
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
