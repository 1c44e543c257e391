import { expect, test } from 'vitest';
import { dataUrlBytes } from '../../../functions/uploads/data-url.ts';
import { isAppError } from '../../../shared/core/errors.ts';
import { MAX_IMAGE_BYTES } from '../../../shared/uploads/upload-limits.ts';
import { dataUrl, png } from './made-images.ts';

const refusal = (url: string): unknown => {
  try {
    return dataUrlBytes(url);
  } catch (error) {
    return isAppError(error) ? { code: error.code, issues: error.detail.issues } : error;
  }
};

test.each([1, 2, 3, 4, 5, 1000])('%i bytes come out as they went in', (size) => {
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7) % 256));
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    expect(dataUrlBytes(dataUrl(type, bytes))).toEqual({ type, bytes });
  }
});

const body = png().toString('base64');
test.each([
  '',
  'data:',
  body,
  `data:image/png,${body}`,
  `data:image/png;base64;${body}`,
  `data:image/png;charset=utf-8;base64,${body}`,
  `data:;base64,${body}`,
  `data:text/html;base64,${body}`,
  `data:image/svg+xml;base64,${body}`,
  `data:image/gif;base64,${body}`,
  `data:image/png ;base64,${body}`,
  ` data:image/png;base64,${body}`,
  `DATA:IMAGE/PNG;BASE64,${body}`,
  'data:image/png;base64,',
  'data:image/png;base64,=',
  'data:image/png;base64,====',
  'data:image/png;base64,AAA',
  'data:image/png;base64,AAAAA',
  'data:image/png;base64,A===',
  'data:image/png;base64,AA=A',
  'data:image/png;base64,AAAA\n',
  'data:image/png;base64,AA AA',
  'data:image/png;base64,AA%2B',
  'data:image/png;base64,AA-_',
  'data:image/png;base64,AAAA#<script>',
  'https://example.com/a.png',
  'javascript:alert(1)',
])('%s is refused', (url) => {
  expect(refusal(url)).toEqual({ code: 'validation_failed', issues: [{ path: 'upload', code: 'invalid_value' }] });
});

test('a file that is too large is refused by the length of its URL', () => {
  const url = (bytes: number) => `data:image/png;base64,${'A'.repeat((bytes / 3) * 4)}`;
  const most = MAX_IMAGE_BYTES - (MAX_IMAGE_BYTES % 3);
  expect(refusal(url(most))).toMatchObject({ type: 'image/png' });
  expect(refusal(url(most + 3))).toMatchObject({ code: 'too_large' });
  expect(refusal(`${url(most + 3)}<`)).toMatchObject({ code: 'too_large' });
});
