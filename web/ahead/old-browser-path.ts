/** Where a browser below the floor is told so. The site's router knows it too. */
export const OLD_BROWSER_PATH = '/vanha-selain.html';
