import { cssString } from '@/lib/css-string';

interface PageMargins {
  /** At the top of every page but the first, which has it as its heading. */
  title: string;
  /** At the foot of every page, beside its number. */
  foot: string;
  /** The way the sheet lies; upright unless said otherwise. */
  lies?: 'upright' | 'across';
}

/**
 * Has every printed page say in its margins what it is of, when it was printed and its number, until the function that it
 * gives is called. Browsers without margin boxes print their own header instead, with the title of the page.
 */
export function writePageMargins({ title, foot, lies = 'upright' }: PageMargins): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page {
      size: ${lies === 'upright' ? 'letter' : 'letter landscape'};
      margin: ${lies === 'upright' ? '22mm 16mm 20mm' : '18mm 12mm 16mm'};
      @top-left { content: ${cssString(title)}; font: 9pt system-ui, sans-serif; color: #444; }
      @bottom-left { content: ${cssString(foot)}; font: 9pt system-ui, sans-serif; color: #444; }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 9pt system-ui, sans-serif; color: #444; }
    }
    @page :first { @top-left { content: ""; } }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
