import { OLD_BROWSER_PATH } from './old-browser-path.ts';

/**
 * A browser below the floor is shown what works instead. These came last to the browsers of the floor: the first with
 * Safari 15.4, Chrome 97 and Firefox 104, the other with Chrome 98.
 */
if (!('findLast' in Array.prototype && 'structuredClone' in window)) window.location.replace(OLD_BROWSER_PATH);
