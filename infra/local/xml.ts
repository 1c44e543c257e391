/** Text as it may stand in XML and HTML, between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[<>&"'\r]/g, (c) => `&#${c.charCodeAt(0)};`);

/** One element; a string or number is text, an array is child elements. */
export function element(name: string, content: string | number | readonly string[]): string {
  return `<${name}>${typeof content === 'object' ? content.join('') : escaped(String(content))}</${name}>`;
}

/** A whole XML document. */
export const document = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
