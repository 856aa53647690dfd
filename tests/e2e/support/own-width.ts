/** Of a test that chooses the width itself, or where none shows: at both widths it would be the same test twice. */
export const ownWidth = { tag: '@own-width' };
