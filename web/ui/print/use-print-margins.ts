import { useEffect } from 'react';

/** The texts in the margins of every printed page. */
export type PrintMargins = { topLeft: string; topRight: string; bottomLeft: string; pageWord: string };

/** Quotes a text as a CSS string. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}

/** The CSS rules of a named page; the first page has the report's own heading in place of the top margin. */
export function marginRules({ topLeft, topRight, bottomLeft, pageWord }: PrintMargins, pageName = 'report'): string {
  return `[data-page="${pageName}"] { page: ${pageName} }
  @page ${pageName} {
    size: A4;
    margin: 20mm 15mm 18mm;
    font: 8pt/1.2 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif;
    @top-left { content: ${cssString(topLeft)} }
    @top-right { content: ${cssString(topRight)} }
    @bottom-left { content: ${cssString(bottomLeft)} }
    @bottom-right { content: ${cssString(`${pageWord} `)} counter(page) "/" counter(pages) }
  }
  @page ${pageName}:first {
    @top-left { content: none }
    @top-right { content: none }
  }`;
}

/** Adds texts to the margins of a printed report; browsers without margin boxes or constructable style sheets omit them. */
export function usePrintMargins({ topLeft, topRight, bottomLeft, pageWord }: PrintMargins, pageName: string): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(marginRules({ topLeft, topRight, bottomLeft, pageWord }, pageName));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [topLeft, topRight, bottomLeft, pageWord, pageName]);
}
