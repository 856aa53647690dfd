/** Where the card of a provider stands in the results: a pin of the map leads there. */
export const cardAnchor = (id: string): string => `card-${id}`;
