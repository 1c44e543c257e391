import { OLD_BROWSER_PATH } from './old-browser-path.ts';

/**
 * Sends a browser below the floor to a page that names working ones. Browsers of the floor got these features last: the first with Safari
 * 15.4, Chrome 97 and Firefox 104, the other with Chrome 98.
 */
if (!('findLast' in Array.prototype && 'structuredClone' in window)) window.location.replace(OLD_BROWSER_PATH);
