type Point = { title: string; text: string };

/** The landing page's texts under the PIN; they are no part of the language files, since no worker's phone needs them. */
export type StoryTexts = {
  worker: { for: string; title: string; lead: string; steps: Record<WorkerScreen, Point & { picture: string }> };
  manager: { for: string; title: string; points: readonly string[]; picture: string };
  safety: {
    for: string;
    title: string;
    lead: string;
    facts: Record<SafetyFact, Point>;
    picture: string;
    lawTitle: string;
    laws: Record<Law, { text: string; link: string }>;
    limit: string;
  };
  field: { for: string; title: string; lead: string; shots: Record<FieldScreen, Point & { picture: string }> };
  begin: { for: string; title: string; steps: readonly (Point & { when: string })[] };
  demo: { title: string; text: string; start: string };
  contact: { title: string; text: string; write: string };
};

/** The worker's screens in their order, as the pictures are named. */
export const WORKER_SCREENS = ['start', 'page', 'exam', 'signature', 'done'] as const;
export type WorkerScreen = (typeof WORKER_SCREENS)[number];

/** What a site has in the field, as the pictures are named, with the screen that each was taken of. */
export const FIELD_SCREENS = { permit: 'phone', board: 'desk', workers: 'desk' } as const;
export type FieldScreen = keyof typeof FIELD_SCREENS;

export const SAFETY_FACTS = ['offline', 'chain', 'gate', 'list', 'cards', 'history'] as const;
export type SafetyFact = (typeof SAFETY_FACTS)[number];

export type Law = 'induction' | 'identity';
