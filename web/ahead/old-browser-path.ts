/** The page for a browser below the floor. The site's router names it too. */
export const OLD_BROWSER_PATH = '/vanha-selain.html';
