/**
 * SMS go to mobile numbers in Finland and the countries that most workers on Finnish sites come from; premium numbers would cost the sender
 * and pay the receiver.
 */
const MOBILE_NUMBERS = [
  /^\+358(?:4\d|50)\d{4,8}$/,
  /^\+372[58]\d{6,7}$/,
  /^\+3712\d{7}$/,
  /^\+3706\d{7}$/,
  /^\+467[02369]\d{7}$/,
  /^\+47[49]\d{7}$/,
  /^\+48(?:45|5[0137]|6[069]|7[2389]|88)\d{7}$/,
];

/** Whether the product sends SMS to this E.164 number. */
export function isSmsNumber(phoneNumber: string): boolean {
  return MOBILE_NUMBERS.some((numbers) => numbers.test(phoneNumber));
}
