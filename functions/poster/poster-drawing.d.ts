/** The site's own components, which the build of the functions puts in (`web/build/draw-poster.tsx`). */
declare module 'poster-drawing' {
  import type { DrawPoster } from '../../shared/content/poster/poster.ts';

  export const drawPoster: DrawPoster;
}
