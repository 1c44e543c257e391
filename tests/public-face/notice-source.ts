import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { privacyFi } from '../../web/information/fi/privacy.tsx';

/** Which text a privacy notice was made from, and the file that came of it, each as its SHA-256 in hex. */
export type MadeNotice = { text: string; file: string };

export const MADE_NOTICE = new URL('./made-notice.json', import.meta.url);

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The Finnish notice as it stands in the source. */
export const noticeText = () => renderToStaticMarkup(createElement(privacyFi.Content));
