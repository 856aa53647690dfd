/** Gives out what weighs most, as finely as powers of two tell it apart. What weighs less than 1 stays. */
export class Weighed<Item> {
  /** By the logarithm of the weight. */
  private readonly classes: Item[][] = [];
  private readonly light: Item[] = [];
  size = 0;

  add(item: Item, weight: number): void {
    this.size += 1;
    if (weight < 1) this.light.push(item);
    else (this.classes[Math.floor(Math.log2(weight))] ??= []).push(item);
  }

  takeHeaviest(): Item | undefined {
    while (this.classes.length > 0) {
      const item = this.classes.at(-1)?.pop();
      if (item !== undefined) {
        this.size -= 1;
        return item;
      }
      this.classes.pop();
    }
    return undefined;
  }

  rest(): Item[] {
    return [...this.light, ...this.classes.flat()];
  }
}
