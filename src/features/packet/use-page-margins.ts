import { useEffect } from 'react';
import { cssString } from '@/lib/css-string';

/**
 * Writes what stands in the margins of every printed page: whose packet it is at the top, the page's number at the foot.
 * Browsers without margin boxes print their own header instead, with the title of the page.
 */
export function usePageMargins(title: string, foot: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @page {
        size: letter;
        margin: 22mm 16mm 20mm;
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
  }, [title, foot]);
}
