/** Whole parts of a page: whoever is led to one reads on from there. */
const PARTS = 'main, section, article';
const FIELDS = 'input, select, textarea, button';

/** What names a field: its label, or for the first field of a group the group, whose legend is above. */
function namedBy(field: HTMLElement): Element {
  const group = field.closest('fieldset');
  if (group?.querySelector(FIELDS) === field) return group;
  return document.querySelector(`label[for="${CSS.escape(field.id)}"]`) ?? group ?? field;
}

/** Scrolls to a place with its label in view, and focuses it; a place that takes no focus gives it to its first field. */
export function leadTo(target: HTMLElement): void {
  namedBy(target).scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
  if (document.activeElement === target || target.matches(PARTS)) return;
  target.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
}
