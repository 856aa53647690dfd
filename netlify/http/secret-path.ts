/** Whoever has such an address may do what it is for. */
export const isSecret = (path: string): boolean => path.includes('/:token');
