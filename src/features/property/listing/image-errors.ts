interface ImageErrors {
  /** What is wrong with the images as a whole. */
  ofAll: string | undefined;
  byPlace: ReadonlyMap<number, string>;
}

/** From a form's errors by field: `images.2.alt` belongs to the third image, `images` to all of them. */
export function imageErrorsOf(errors: Readonly<Record<string, string>>): ImageErrors {
  const byPlace = new Map<number, string>();
  for (const [field, sentence] of Object.entries(errors)) {
    const place = /^images\.(\d+)/.exec(field)?.[1];
    if (place !== undefined) byPlace.set(Number(place), sentence);
  }
  return { ofAll: errors['images'], byPlace };
}
