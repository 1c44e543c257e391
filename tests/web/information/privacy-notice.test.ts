import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRIVACY_NOTICE_FILE } from '../../../web/app/routing/information-paths.ts';
import { MADE_NOTICE, noticeText, sha256, type MadeNotice } from '../../public-face/notice-source.ts';

const pdf = readFileSync(new URL(`../../../web/public${PRIVACY_NOTICE_FILE}`, import.meta.url));
const made = JSON.parse(readFileSync(MADE_NOTICE, 'utf8')) as MadeNotice;

test('the privacy notice that the site publishes says what its source says (npm run tools -- privacy-notice makes it anew)', () => {
  expect(made).toEqual({ text: sha256(noticeText()), file: sha256(pdf) });
});

test('the privacy notice is a tagged document in Finnish with a title, which leads to no address of the machine that made it', () => {
  const source = pdf.toString('latin1');
  expect(source.startsWith('%PDF-')).toBe(true);
  expect(source).toContain('/StructTreeRoot');
  expect(source).toContain('/Marked true');
  expect(source).toContain('/Lang (fi)');
  expect(source).toContain(
    `/Title <FEFF${Buffer.from('Tietosuojaseloste', 'utf16le').swap16().toString('hex').toUpperCase()}`,
  );
  expect(source).toContain('/URI (https://tietosuoja.fi/)');
  expect(source).not.toMatch(/127\.0\.0\.1|localhost/);
});
