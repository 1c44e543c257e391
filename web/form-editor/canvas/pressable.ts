/** The id of the style element that react-aria adds if it is missing; our style sheet contains its rule. */
const STYLE_ID = 'react-aria-pressable-style';

/** Prevents react-aria from adding a style element, which `style-src 'self'` blocks with a logged error. */
export function allowPressing(): void {
  if (document.getElementById(STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
