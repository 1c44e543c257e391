/** Joins the truthy class names. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The class (`base.css`) of a part that a real control lies over, unseen: the part shows the control's focus. */
export const CONTROL_FRAME = 'control-frame';
