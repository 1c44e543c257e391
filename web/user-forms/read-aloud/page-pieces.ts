import styles from '../../ui/visually-hidden.module.css';

/** A text that is read in one breath, and the language it is in. */
export type Piece = { text: string; language: string };

/** What stands alone on a page: a heading, a paragraph, an option. */
const ALONE = 'h1, h2, h3, h4, p, li, dt, dd, legend, label, address, figcaption, strong';
/** What is pressed, typed, drawn or not seen, and tags that name a language. */
const UNREAD = `button, input, select, textarea, small, svg, output, dialog, [hidden], [aria-hidden="true"], .${styles.hidden}`;

const isPicture = (node: Node): node is HTMLImageElement => node.nodeName === 'IMG';

const textOf = (node: Node) => (isPicture(node) ? node.alt : (node.textContent ?? ''));

/** A picture that enlarges is a button; what it shows is read. */
const isRead = (node: Node, element: Element) => isPicture(node) || element.closest(UNREAD) === null;

const tidy = (texts: readonly string[]) =>
  texts
    .join(' ')
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .trim();

/** The texts of a page as it is on the screen, in their order. */
export function piecesOf(page: Element): Piece[] {
  const found: { alone: Element | null; language: string; texts: string[] }[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = isPicture(node) ? node : node.parentElement;
    if (!element || (node.nodeType === Node.ELEMENT_NODE && !isPicture(node)) || !isRead(node, element)) continue;
    const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const alone = isPicture(node) ? node : element.closest(ALONE);
    const last = found.at(-1);
    if (last && last.alone === alone && last.language === language) last.texts.push(textOf(node));
    else found.push({ alone, language, texts: [textOf(node)] });
  }
  return found
    .map(({ texts, language }) => ({ text: tidy(texts), language }))
    .filter(({ text }) => /\p{L}|\d/u.test(text));
}
