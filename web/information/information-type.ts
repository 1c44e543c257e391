import type { ComponentType } from 'react';

/** An information page in one language. `description`: one or two sentences for search engines, without markup. */
export type Information = { title: string; description: string; Content: ComponentType };
