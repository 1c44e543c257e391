import { expect, test } from 'vitest';
import { passIdIn } from '../../../web/gate/pass-address.ts';

const ID = 'AbCdEfGhIjKlMnOpQrSt_-';

test.each([
  `https://www.example.com/v/${ID}`,
  `http://localhost:4000/v/${ID}?lang=en`,
  `https://toinen.example.org/v/${ID}/#x`,
  `www.example.com/v/${ID}`,
  `/v/${ID}`,
  ` https://www.example.com/v/${ID} `,
])('%j is the address of a pass', (text) => {
  expect(passIdIn(text)).toBe(ID);
});

test.each([
  '',
  ID,
  'Matti Meikäläinen',
  `https://www.example.com/v/${ID}x`,
  `https://www.example.com/v/${ID}/edit`,
  `https://www.example.com/?u=/v/${ID}`,
  `https://www.example.com/o/${ID}`,
  `katso https://www.example.com/v/${ID}`,
])('%j is not', (text) => {
  expect(passIdIn(text)).toBeUndefined();
});
