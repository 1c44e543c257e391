const GROUP = /\d{3}(?=\d)/g;

/** The digits in groups of three, with no-break spaces: `123 456`. */
export function groupedPin(pin: string): string {
  return pin.replace(GROUP, '$&\u00A0');
}
