const REPEATS = [/^(\d\d)\1\1$/, /^(\d{3})\1$/, /^(\d)\1(\d)\2(\d)\3$/, /^(\d)\1\1(\d)\2\2$/];
/** Keypad lines, and PINs known from films. */
const KNOWN = new Set([
  '147258',
  '258369',
  '147369',
  '159753',
  '753951',
  '159357',
  '456852',
  '142536',
  '314159',
  '696969',
]);

/** Whether a six-digit PIN is easy to guess: steps, repeats, mirrors, keypad lines, birthdays. */
export function isGuessedFirst(pin: string): boolean {
  return (
    hasEvenSteps(pin) || isMirrored(pin) || isDay(pin) || KNOWN.has(pin) || REPEATS.some((repeat) => repeat.test(pin))
  );
}

/** 111111, 123456, 654321, 890123, 246802. */
function hasEvenSteps(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);
  return new Set(steps).size === 1;
}

/** 123321. */
function isMirrored(pin: string): boolean {
  return pin[0] === pin[5] && pin[1] === pin[4] && pin[2] === pin[3];
}

/** `ddmmyy`. */
function isDay(pin: string): boolean {
  const [day = 0, month = 0] = [pin.slice(0, 2), pin.slice(2, 4)].map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
