import { useEffect } from 'react';

/** What stands in the margins of every printed page. */
export type PrintMargins = { topLeft: string; topRight: string; bottomLeft: string; pageWord: string };

/** A text as CSS writes it. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}

export function marginRules({ topLeft, topRight, bottomLeft, pageWord }: PrintMargins): string {
  return `@page report {
    @top-left { content: ${cssString(topLeft)} }
    @top-right { content: ${cssString(topRight)} }
    @bottom-left { content: ${cssString(bottomLeft)} }
    @bottom-right { content: ${cssString(`${pageWord} `)} counter(page) "/" counter(pages) }
  }
  @page report:first {
    @top-left { content: none }
    @top-right { content: none }
  }`;
}

/** Puts texts into the margins of the printed report; a browser that knows no margin boxes leaves them out. */
export function usePrintMargins({ topLeft, topRight, bottomLeft, pageWord }: PrintMargins): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(marginRules({ topLeft, topRight, bottomLeft, pageWord }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [topLeft, topRight, bottomLeft, pageWord]);
}
