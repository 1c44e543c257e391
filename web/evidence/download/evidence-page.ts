import type { Evidence } from '../../../shared/evidence/evidence.ts';
import type { NamedFile } from '../../../shared/evidence/named-files.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:.25rem .5rem;text-align:left;vertical-align:top}
tr td:first-child{font-weight:bold}@media(max-width:36rem){thead{display:none}tr{display:block;border:1px solid #888}td{display:block;border:0}}
img{max-width:100%;max-height:20rem}pre{white-space:pre-wrap}figure{margin:1rem 0}`;

export type PageWords = {
  language: string;
  title: string;
  lead: string;
  legal: string;
  facts: readonly (readonly [label: string, value: string])[];
  eventsTitle: string;
  heads: readonly string[];
  /** Of a link: what happened, who, how they were known, when. */
  event: (link: Evidence['links'][number]['link']) => readonly string[];
  contentsTitle: string;
  filesTitle: string;
  file: (file: NamedFile) => string;
};

const row = (cells: readonly string[], cell: 'td' | 'th') =>
  `<tr>${cells.map((text) => `<${cell}>${escaped(text)}</${cell}>`).join('')}</tr>`;

/** The title of the page that a part is about; other parts have none. */
function titleOf(part: unknown): string {
  const { page } = (part ?? {}) as { page?: { title?: unknown } };
  return typeof page?.title === 'string' ? `${escaped(page.title)} ` : '';
}

function figure(file: NamedFile, words: PageWords): string {
  const caption = escaped(words.file(file));
  const href = `files/${escaped(file.name)}`;
  const shown = file.name.endsWith('.pdf') ? '' : `<img src="${href}" alt="${caption}">`;
  return `<figure>${shown}<figcaption><a href="${href}">${caption}</a></figcaption></figure>`;
}

/** A page that tells what an evidence holds; it reads beside the files without a network and without a script. */
export function evidencePage({ links, parts }: Evidence, files: readonly NamedFile[], words: PageWords): string {
  const { language, title, lead, legal, facts, eventsTitle, heads, event, contentsTitle, filesTitle } = words;
  const contents = Object.entries(parts).map(
    ([hash, part]) =>
      `<h3>${titleOf(part)}<code>${escaped(hash.slice(0, 16))}</code></h3><pre>${escaped(JSON.stringify(part, null, 2))}</pre>`,
  );
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1><p>${escaped(lead)}</p><table>${facts.map((fact) => row(fact, 'td')).join('')}</table>
<h2>${escaped(eventsTitle)}</h2><table><thead>${row(heads, 'th')}</thead><tbody>${links.map(({ link }) => row(event(link), 'td')).join('')}</tbody></table>
${files.length > 0 ? `<h2>${escaped(filesTitle)}</h2>${files.map((file) => figure(file, words)).join('')}` : ''}
<h2>${escaped(contentsTitle)}</h2>${contents.join('')}
<p>${escaped(legal)}</p></body></html>
`;
}
