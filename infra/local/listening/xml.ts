/** Escapes text for XML and HTML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&"'\r]/g, (c) => `&#${c.charCodeAt(0)};`);

/** One element: a string or number becomes text, an array becomes child elements. */
export function element(name: string, content: string | number | readonly string[]): string {
  return `<${name}>${typeof content === 'object' ? content.join('') : escapeMarkup(String(content))}</${name}>`;
}

export const document = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
