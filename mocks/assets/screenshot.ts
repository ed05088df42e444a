import type { components } from '../../src/api/schema';

type Result = components['schemas']['LicenseVerificationResult'];

export interface Screenshot {
  /** Name of the board and address of its look-up page. */
  board: string;
  url: string;
  takenAt: string;
  result: Result;
  /** Whether the page with the board's orders is shown instead of the license's. */
  orders?: boolean;
}

/** Draws what a board's public look-up page shows for one result, as SVG. Text is escaped: it comes from anywhere. */
export function screenshotSvg({ board, url, takenAt, result, orders }: Screenshot): string {
  const rows = orders ? orderRows(result) : licenseRows(result);
  const lines = rows.map(([label, value], index) => {
    const y = 214 + index * 44;
    return `<line x1="60" x2="900" y1="${y + 16}" y2="${y + 16}" stroke="#d5dbe3"/>
<text x="60" y="${y}" fill="#5a6675" font-size="17">${escaped(label)}</text>
<text x="330" y="${y}" fill="#111827" font-size="18">${escaped(clipped(value, 58))}</text>`;
  });
  const height = 290 + rows.length * 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 ${height}" width="960" height="${height}" font-family="Georgia, 'Times New Roman', serif">
<rect width="960" height="${height}" fill="#fff"/>
<rect width="960" height="88" fill="#24415f"/>
<circle cx="78" cy="44" r="26" fill="none" stroke="#fff" stroke-width="3"/>
<path d="M66 44l9 9 16-19" fill="none" stroke="#fff" stroke-width="4"/>
<text x="124" y="40" fill="#fff" font-size="25">${escaped(clipped(board, 50))}</text>
<text x="124" y="66" fill="#cfdbe8" font-size="15">${orders ? 'Public orders and actions' : 'License verification'}</text>
<text x="60" y="140" fill="#111827" font-size="24">${escaped(clipped(result.name ?? 'Name not shown', 52))}</text>
<text x="60" y="166" fill="#5a6675" font-size="15">${escaped(clipped(url, 90))}</text>
${lines.join('\n')}
<text x="60" y="${height - 28}" fill="#5a6675" font-size="14">Primary source as of ${escaped(takenAt)}</text>
</svg>`;
}

function licenseRows(result: Result): [string, string][] {
  return [
    ['License number', result.licenseNumber ?? ''],
    ['License type', result.licenseType ?? ''],
    ['Status', result.licenseStatus ?? ''],
    ['Issued', (result.issued ?? '').slice(0, 10)],
    ['Expires', (result.expires ?? '').slice(0, 10)],
    ['Address of record', result.address ?? ''],
  ];
}

function orderRows(result: Result): [string, string][] {
  const found: [string, string][] = [];
  const collect = (node: unknown): void => {
    const { type, data } = (node ?? {}) as { type?: string; data?: unknown };
    if (type === 'Table' && Array.isArray(data)) {
      for (const row of data.slice(0, 8)) {
        const values = Object.values(row as Record<string, unknown>).map(String);
        found.push([values[0] ?? '', values.slice(1).filter(Boolean).join(', ')]);
      }
    } else if (type === 'Section' && data && typeof data === 'object') {
      for (const child of Object.values(data)) collect(child);
    }
  };
  collect(result.disciplinaryActions);
  return found.length > 0 ? found.slice(0, 12) : [['Orders', 'None published']];
}

function clipped(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // Control characters are not allowed in XML even when escaped.
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF]/g, '')
  );
}
