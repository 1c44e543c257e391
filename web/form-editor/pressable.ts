/** The id of the style element that react-aria puts into the page unless there is one; its rule is in a style sheet of ours. */
const STYLE_ID = 'react-aria-pressable-style';

/** Keeps react-aria from writing a style element, which `style-src 'self'` refuses with an error in the log. */
export function allowPressing(): void {
  if (document.getElementById(STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
