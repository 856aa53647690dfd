interface ImageErrors {
  /** What is wrong with the images as a whole. */
  ofAll: string | undefined;
  byPlace: ReadonlyMap<number, string>;
}

/** From a form's errors by field: `images.2.alt` belongs to the third image, `images` to all of them. */
export function imageErrorsOf(errors: Record<string, unknown>): ImageErrors {
  const byPlace = new Map<number, string>();
  for (const [field, sentence] of Object.entries(errors)) {
    const place = /^images\.(\d+)/.exec(field)?.[1];
    if (place !== undefined && typeof sentence === 'string') byPlace.set(Number(place), sentence);
  }
  const ofAll = errors['images'];
  return { ofAll: typeof ofAll === 'string' ? ofAll : undefined, byPlace };
}
