/** The digits of the PIN boxes from left to right; an empty string is an empty box. */
export type PinDigits = readonly string[];

/** The result of a key or a text: the new boxes, and the box to focus. */
export type PinStep = { digits: PinDigits; focus: number };

export function emptyPin(count: number): PinDigits {
  return Array.from({ length: count }, () => '');
}

/** Fills the boxes from the left with the digits of a text. */
export function pinFrom(text: string, count: number): PinDigits {
  return enterText(emptyPin(count), 0, text).digits;
}

/** The PIN; undefined while a box is empty. */
export function pinOf(digits: PinDigits): string | undefined {
  return digits.every(Boolean) ? digits.join('') : undefined;
}

/** The digits of a text in any writing system as 0-9; drops all other characters. */
function digitsIn(text: string): string[] {
  return text.normalize('NFKC').match(/\d/g) ?? [];
}

/**
 * Spreads a typed, pasted, dictated or filled text rightwards from a box; a text with the whole PIN fills the boxes from the first. Drops
 * digits that do not fit; a text without digits changes nothing.
 */
export function enterText(digits: PinDigits, index: number, text: string): PinStep {
  const entered = digitsIn(text);
  const start = entered.length >= digits.length ? 0 : index;
  if (entered.length === 0) return { digits, focus: index };
  const next = digits.map((digit, at) => entered[at - start] ?? digit);
  return { digits: next, focus: Math.min(start + entered.length, digits.length - 1) };
}

/** Applies the new value of a box's input. A second digit replaces the first, wherever the caret was. */
export function changeBox(digits: PinDigits, index: number, value: string): PinStep {
  const before = digits[index] ?? '';
  if (value === '') return { digits: withDigit(digits, index, ''), focus: index };
  const isBeside = before !== '' && value.length === 2 && value.includes(before);
  return enterText(digits, index, isBeside ? value.replace(before, '') : value);
}

/** Applies a box's input after typing. While the boxes show a refused PIN, the first digit typed into the first box starts a new PIN. */
export function typeInBox(digits: PinDigits, index: number, value: string, refused?: string): PinStep {
  if (index > 0 || refused === undefined || pinOf(digits) !== refused || value === '') {
    return changeBox(digits, index, value);
  }
  const first = digits.map((digit, at) => (at === 0 ? digit : ''));
  const step = changeBox(first, index, value);
  return step.digits === first ? { digits, focus: index } : step;
}

function withDigit(digits: PinDigits, index: number, digit: string): PinDigits {
  return digits.map((old, at) => (at === index ? digit : old));
}

/** The effect of a key; undefined where the input's native behaviour is right. */
export function pressKey(digits: PinDigits, index: number, key: string): PinStep | undefined {
  const last = digits.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return { digits, focus: Math.max(index - 1, 0) };
    case 'ArrowRight':
      return { digits, focus: Math.min(index + 1, last) };
    case 'Home':
      return { digits, focus: 0 };
    case 'End':
      return { digits, focus: last };
    case 'Backspace':
      return digits[index] === '' && index > 0
        ? { digits: withDigit(digits, index - 1, ''), focus: index - 1 }
        : undefined;
    default:
      return undefined;
  }
}
