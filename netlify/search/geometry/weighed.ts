/** Gives out what weighs most, as finely as powers of two tell it apart. What weighs less than 1 stays. */
export class Weighed<Item> {
  /** By the logarithm of the weight. */
  private readonly classes: { item: Item; weight: number }[][] = [];
  private readonly light: Item[] = [];
  size = 0;
  weight = 0;

  add(item: Item, weight: number): void {
    this.size += 1;
    if (weight < 1) this.light.push(item);
    else {
      this.weight += weight;
      (this.classes[Math.floor(Math.log2(weight))] ??= []).push({ item, weight });
    }
  }

  takeHeaviest(): Item | undefined {
    while (this.classes.length > 0) {
      const heaviest = this.classes.at(-1)?.pop();
      if (heaviest !== undefined) {
        this.size -= 1;
        this.weight -= heaviest.weight;
        return heaviest.item;
      }
      this.classes.pop();
    }
    return undefined;
  }

  rest(): Item[] {
    return [...this.light, ...this.classes.flat().map(({ item }) => item)];
  }
}
