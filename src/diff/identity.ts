/**
 * Gives equal numbers to equal JSON values and different ones to different values, so that comparing
 * two parts of any size is comparing two numbers. The order of keys does not count.
 */
export class Identity {
  private readonly numbers = new Map<string, number>();
  private readonly objects = new WeakMap<object, number>();

  /** The number of a value; without recursion, each object looked at once. */
  of(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.scalar(value);
    const open: object[] = [value];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      if (this.objects.has(top)) {
        open.pop();
        continue;
      }
      const waiting = Object.values(top).filter(
        (part) => typeof part === 'object' && part !== null && !this.objects.has(part),
      );
      if (waiting.length > 0) {
        for (const part of waiting) open.push(part as object);
        continue;
      }
      open.pop();
      this.objects.set(top, this.number(this.spell(top)));
    }
    return this.objects.get(value) ?? -1;
  }

  same(one: unknown, other: unknown): boolean {
    return one === other || this.of(one) === this.of(other);
  }

  private spell(value: object): string {
    if (Array.isArray(value)) return `[${value.map((part) => this.shallow(part)).join()}]`;
    const parts = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{${parts
      .map(([key, part]) => `${JSON.stringify(key)}:${this.shallow(part)}`)
      .toSorted()
      .join()}}`;
  }

  private shallow(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.scalar(value);
    return this.objects.get(value) ?? -1;
  }

  private scalar(value: unknown): number {
    return this.number(JSON.stringify(value) ?? 'undefined');
  }

  private number(text: string): number {
    const found = this.numbers.get(text);
    if (found !== undefined) return found;
    this.numbers.set(text, this.numbers.size);
    return this.numbers.size - 1;
  }
}
