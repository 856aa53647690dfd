// Without the schema library: a screen reads the id in its address by it.

/** An id as `identifier` in fields.ts has it, in lower case; undefined for any other text. */
export const readId = (written: string): string | undefined =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(written) ? written.toLowerCase() : undefined;
