import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeBox,
  emptyPin,
  enterText,
  pinFrom,
  pinOf,
  pressKey,
  typeInBox,
  type PinStep,
} from '../../web/ui/fields/pin-digits.ts';

/** Boxes as one text, an empty one as a dot. */
const shown = ({ digits, focus }: PinStep) => `${digits.map((digit) => digit || '.').join('')} ${focus}`;
const boxes = (text: string) => Array.from(text, (digit) => (digit === '.' ? '' : digit));

describe('the PIN boxes', () => {
  test.each([
    { name: 'a digit goes on to the next box', before: '......', index: 0, given: '4', after: '4..... 1' },
    { name: 'the last digit stays in the last box', before: '12345.', index: 5, given: '6', after: '123456 5' },
    { name: 'several digits spread rightwards', before: '9.....', index: 2, given: '12', after: '9.12.. 4' },
    { name: 'digits that do not fit are dropped', before: '......', index: 4, given: '123', after: '....12 5' },
    {
      name: 'a whole PIN fills all boxes from any of them',
      before: '9.....',
      index: 3,
      given: '123456',
      after: '123456 5',
    },
    { name: 'spaces and dashes fall away', before: '......', index: 0, given: '123 4-56', after: '123456 5' },
    { name: 'a text without digits changes nothing', before: '12....', index: 2, given: 'ab', after: '12.... 2' },
    { name: 'digits of another writing system count', before: '......', index: 0, given: '１２', after: '12.... 2' },
  ])('$name', ({ before, index, given, after }) => {
    expect(shown(enterText(boxes(before), index, given))).toBe(after);
  });

  test.each([
    { name: 'a digit typed after the old one replaces it', before: '12....', index: 0, given: '17', after: '72.... 1' },
    {
      name: 'a digit typed before the old one replaces it',
      before: '12....',
      index: 0,
      given: '71',
      after: '72.... 1',
    },
    { name: 'the same digit again goes on', before: '12....', index: 0, given: '11', after: '12.... 1' },
    { name: 'emptying a box stays in it', before: '12....', index: 1, given: '', after: '1..... 1' },
    { name: 'a letter leaves the box as it was', before: '12....', index: 1, given: '2x', after: '12.... 1' },
  ])('$name', ({ before, index, given, after }) => {
    expect(shown(changeBox(boxes(before), index, given))).toBe(after);
  });

  test.each([
    {
      name: 'Backspace in an empty box clears the one before',
      before: '12....',
      index: 2,
      given: 'Backspace',
      after: '1..... 1',
    },
    { name: 'the left arrow moves left', before: '12....', index: 1, given: 'ArrowLeft', after: '12.... 0' },
    {
      name: 'the left arrow stops at the first box',
      before: '12....',
      index: 0,
      given: 'ArrowLeft',
      after: '12.... 0',
    },
    { name: 'the right arrow moves right', before: '12....', index: 1, given: 'ArrowRight', after: '12.... 2' },
    { name: 'Home moves to the first box', before: '12....', index: 4, given: 'Home', after: '12.... 0' },
    { name: 'End moves to the last box', before: '12....', index: 1, given: 'End', after: '12.... 5' },
  ])('$name', ({ before, index, given, after }) => {
    const step = pressKey(boxes(before), index, given);
    expect(step && shown(step)).toBe(after);
  });

  test.each([
    {
      name: 'the first digit typed after a refusal begins a new PIN',
      before: '123457',
      index: 0,
      given: '9',
      after: '9..... 1',
    },
    { name: 'also where it is the digit that stands there', before: '123457', index: 0, given: '1', after: '1..... 1' },
    { name: 'also beside it, where the caret stood', before: '123457', index: 0, given: '19', after: '9..... 1' },
    {
      name: 'a digit typed into another box corrects that box',
      before: '123457',
      index: 5,
      given: '76',
      after: '123456 5',
    },
    {
      name: 'a PIN that was corrected is typed over box by box',
      before: '123456',
      index: 0,
      given: '9',
      after: '923456 1',
    },
    { name: 'emptying the first box leaves the others', before: '123457', index: 0, given: '', after: '.23457 0' },
    { name: 'a letter changes nothing', before: '123457', index: 0, given: '1x', after: '123457 0' },
  ])('$name', ({ before, index, given, after }) => {
    expect(shown(typeInBox(boxes(before), index, given, '123457'))).toBe(after);
  });

  test('leave the keys that the input itself handles', () => {
    expect(pressKey(boxes('12....'), 1, 'Backspace')).toBeUndefined();
    expect(pressKey(emptyPin(6), 0, 'Backspace')).toBeUndefined();
    expect(pressKey(emptyPin(6), 0, 'Tab')).toBeUndefined();
  });

  test('give a PIN only when every box is filled', () => {
    expect(pinOf(pinFrom('12345', 6))).toBeUndefined();
    expect(pinOf(pinFrom('123456', 6))).toBe('123456');
    expect(pinOf(pinFrom('123 456 789', 9))).toBe('123456789');
  });

  test('hold one digit or nothing each, whatever is put into them', () => {
    const anyStep = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.string(), fc.boolean());
    fc.assert(
      fc.property(fc.constantFrom(6, 9), fc.array(anyStep), (count, steps) => {
        let step: PinStep = { digits: emptyPin(count), focus: 0 };
        for (const [at, text, isPasted] of steps) {
          const index = at % count;
          step = isPasted ? enterText(step.digits, index, text) : changeBox(step.digits, index, text);
          expect(step.digits).toHaveLength(count);
          expect(step.digits.every((digit) => /^\d?$/.test(digit))).toBe(true);
          expect(step.focus >= 0 && step.focus < count).toBe(true);
        }
      }),
    );
  });
});
