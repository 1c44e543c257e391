import type { ComponentType } from 'react';

/** What a page of information says in one language. `description`: a sentence or two for searches, without markup. */
export type Information = { title: string; description: string; Content: ComponentType };
