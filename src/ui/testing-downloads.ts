import { beforeEach, vi } from 'vitest';

interface Download {
  name: string;
  blob: Blob;
}

/** Watches what is handed to the browser's downloads in every test of a file, and gives it: each file by its name. */
export function watchDownloads(): () => readonly Download[] {
  let downloads: Download[];
  beforeEach(() => {
    downloads = [];
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = made.at(-1);
      if (blob && this.download) downloads.push({ name: this.download, blob });
    });
  });
  return () => downloads;
}
