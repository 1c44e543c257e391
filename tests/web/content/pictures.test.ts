import { describe, expect, test } from 'vitest';
import { fittedSize, MAX_PICTURE_BYTES, nextEdge } from '../../../web/content/small-picture.ts';
import {
  isWantedType,
  mostBytes,
  mostPictures,
  offeredTypes,
  offersCamera,
} from '../../../web/content/fields/picture-limits.ts';
import { mapUrlOf } from '../../../web/content/map-url.ts';
import { fileType } from '../../../web/content/blocks/document/document-link.tsx';

const file = (name: string, type: string) => ({ name, type });

describe('the pictures of a field', () => {
  test.each([
    [{}, file('a.jpg', 'image/jpeg'), true],
    [{}, file('a.heic', 'image/heic'), true],
    [{}, file('a', ''), true],
    [{}, file('a.pdf', 'application/pdf'), false],
    [{ accept: ' ' }, file('a.pdf', 'application/pdf'), false],
    [{ accept: 'image/png' }, file('a.jpg', 'image/jpeg'), false],
    [{ accept: 'image/png, .JPG' }, file('A.JPG', 'image/jpeg'), true],
    [{ accept: 'image/*' }, file('a.webp', 'image/webp'), true],
    [{ accept: 'image/*' }, file('a.mp4', 'video/mp4'), false],
  ])('of %o: %o is taken: %s', (field, given, isTaken) => {
    expect(isWantedType(field, given)).toBe(isTaken);
  });

  test('come from the camera where what it takes is wanted', () => {
    expect(offersCamera({})).toBe(true);
    expect(offersCamera({ accept: '.png' })).toBe(false);
    expect(offeredTypes({})).toBe('image/jpeg,image/png,image/webp');
    expect(offeredTypes({ accept: ' .PNG , image/webp' })).toBe('.png,image/webp');
  });

  test('are as many as the author says, and never more than a page may hold', () => {
    expect([mostPictures({ maxCount: 3 }), mostPictures({})]).toEqual([3, 20]);
  });

  test('are as small as the author says, and never larger than a phone should send', () => {
    expect(mostBytes({})).toBe(MAX_PICTURE_BYTES);
    expect(mostBytes({ maxSizeMb: 0.1 })).toBe(100_000);
    expect(mostBytes({ maxSizeMb: 10 })).toBe(MAX_PICTURE_BYTES);
  });

  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 20_000, height: 3 },
      { width: 1600, height: 1 },
    ],
  ])('of %o are drawn as %o', (size, fitted) => {
    expect(fittedSize(size, 1600)).toEqual(fitted);
  });
});

test('a picture that is too heavy is tried smaller by what it is too heavy, down to 400 pixels, and then given up', () => {
  expect(nextEdge(1600, 0.25)).toBe(760);
  expect(nextEdge(1600, 0.99)).toBe(1360);
  expect(nextEdge(500, 0.01)).toBe(400);
  expect(nextEdge(400, 0.9)).toBe(0);
  expect(nextEdge(120, 0.9)).toBe(0);
});

test('a map is asked for the lines of an address, and for nothing where it is empty', () => {
  expect(mapUrlOf(['Satamakatu 9', ' ', '00580 Helsinki'])).toMatch(/query=Satamakatu%209%2C%2000580%20Helsinki$/);
  expect(mapUrlOf([' ', ''])).toBeUndefined();
});

test.each([
  ['ohje.pdf', 'PDF'],
  [' Kartta.Docx ', 'DOCX'],
  ['ohje', ''],
  ['v1.lopullinen versio', ''],
])('the type of %s is told as %s', (name, type) => {
  expect(fileType(name)).toBe(type);
});
