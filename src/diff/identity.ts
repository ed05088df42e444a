/**
 * Gives equal numbers to equal JSON values and different ones to different values, so that comparing
 * two parts of any size is comparing two numbers. The order of keys does not count.
 */
export class Identity {
  /** By the scalar itself, which a map tells apart by type and value; a text of it need not be made. */
  private readonly scalars = new Map<unknown, number>();
  /** By the numbers of what an object or a list is made of. */
  private readonly composites = new Map<string, number>();
  /** By the numbers of an object's keys as they come: most rows have the keys of the row before. */
  private readonly orders = new Map<string, readonly number[]>();
  private readonly objects = new WeakMap<object, number>();
  private used = 0;

  /** The number of a value; without recursion, each object looked at once. */
  of(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.scalar(value);
    const open: object[] = [value];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      if (this.objects.has(top)) {
        open.pop();
        continue;
      }
      const depth = open.length;
      for (const part of Object.values(top))
        if (typeof part === 'object' && part !== null && !this.objects.has(part)) open.push(part as object);
      if (open.length > depth) continue;
      open.pop();
      this.objects.set(top, this.composite(this.spell(top)));
    }
    return this.objects.get(value) ?? -1;
  }

  same(one: unknown, other: unknown): boolean {
    return one === other || this.of(one) === this.of(other);
  }

  private spell(value: object): string {
    if (Array.isArray(value)) return `[${value.map((part) => this.shallow(part)).join()}]`;
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    const keys = entries.map(([key]) => this.scalar(key));
    const order = this.orderOf(keys);
    return `{${order.map((index) => `${keys[index]}:${this.shallow(entries[index]?.[1])}`).join()}}`;
  }

  /** In which order keys are spelled, by their numbers: the same keys always in the same one. */
  private orderOf(keys: readonly number[]): readonly number[] {
    const name = keys.join();
    const known = this.orders.get(name);
    if (known) return known;
    const order = [...keys.keys()].toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
    this.orders.set(name, order);
    return order;
  }

  private shallow(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.scalar(value);
    return this.objects.get(value) ?? -1;
  }

  private scalar(value: unknown): number {
    const found = this.scalars.get(value);
    if (found !== undefined) return found;
    this.scalars.set(value, this.used);
    return this.used++;
  }

  private composite(text: string): number {
    const found = this.composites.get(text);
    if (found !== undefined) return found;
    this.composites.set(text, this.used);
    return this.used++;
  }
}
