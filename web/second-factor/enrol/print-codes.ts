/** Prints lines alone, without the page that they stand on. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  const heading = Object.assign(page.createElement('h1'), { textContent: title });
  const rows = lines.map((line) => Object.assign(page.createElement('p'), { textContent: line }));
  page.title = title;
  page.body.append(heading, ...rows);
  page.body.style.fontFamily = 'monospace';
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
