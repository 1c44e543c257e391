// The format of an evidence file; docs/evidence.md describes it for whoever writes a checker of their own.

/** The value of a file's `format`. */
export const EVIDENCE_FORMAT = 'tyomaaportti-evidence-1';

/** What evidence is about: an induction or a permit. */
export const EVIDENCE_KINDS = ['userForm', 'permit'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Who caused a link; never a name. */
export type LinkBy = { _id: string; role: string };

/** One event of a chain. `hash` covers all the rest of it, and `prev` is the `hash` of the link before; null in the first. */
export type Link = {
  n: number;
  /** ISO 8601 UTC. */
  at: string;
  what: string;
  by: LinkBy;
  /** How whoever caused it was known. */
  how: string;
  contentHash: string;
  prev: string | null;
  hash: string;
};

/** What a link of an induction covers. Hashes name parts of the file. */
export type InductionContent = {
  kind: 'userForm';
  sub: string;
  company: string;
  form: { _id: string; version: number; language: string };
  details: string;
  states: { signed: string | null; approved: boolean; archived: boolean; validUntil: string | null };
  /**
   * In the form's order; `hash` is null of a page that is not signed. `language` and `translation` name the language in which it was read,
   * and the revision of the translation; absent for the form's first language.
   */
  pages: { index: number; signed: string | null; hash: string | null; language?: string; translation?: number }[];
  /** The event as the history keeps it; absent where it is the signing of the whole, or of one page after it. */
  event?: string;
  /** 128 random bits in hex, so that nobody finds the content of a hash by trying. */
  salt: string;
};

/** What a link of a permit covers. */
export type PermitContent = {
  kind: 'permit';
  sub: string;
  company: string;
  event: string;
  /** What the signatures cover, and how the permit and its persons stood after the event; absent of what was sealed without them. */
  covered?: string;
  state?: string;
  /** The form's texts as whoever signed was shown them; absent for the form's first language. */
  shown?: string;
  salt: string;
};

/** What the link of an erasure covers: it stays, and holds nothing of a person. */
export type ErasedContent = {
  kind: 'erased';
  sub: string;
  company: string;
  /** What was erased: `record`, or `persons` of a permit that stays. */
  erased: string[];
  covered?: string;
  state?: string;
  salt: string;
};

export type Content = InductionContent | PermitContent | ErasedContent;

/** A link with its seal (a compact JWS) and its content, which is absent once it is erased. */
export type SealedLink = { link: Link; seal: string; content?: Content };

/** One step from a leaf to the root: the hash beside, and on which side it stands. */
export type PathStep = { side: 'left' | 'right'; hash: string };

/** The path from link `n` to the root of the day (`YYYY-MM-DD`, in Helsinki) on which it was made. */
export type DayPath = { day: string; n: number; path: PathStep[] };

export type Evidence = {
  format: typeof EVIDENCE_FORMAT;
  /** `userForm:<id>` or `permit:<id>`. */
  sub: string;
  company: string;
  /** The origin that made the file, and when. */
  issuer: string;
  made: string;
  /** Names by id, beside the chain: what the product said they were when it made the file. */
  names: Record<string, string>;
  links: SealedLink[];
  /** What the contents name, each by the SHA-256 of its canonical JSON. */
  parts: Record<string, unknown>;
  days: DayPath[];
  /** A compact JWS over the hashes of all other members. */
  seal: string;
};

/** A public key as `/.well-known/tyomaaportti-keys.json` lists it. */
export type EvidenceKey = {
  kty: 'EC';
  crv: 'P-256';
  alg: 'ES256';
  use: 'sig';
  kid: string;
  x: string;
  y: string;
  /** From when it seals, and until when it did. */
  since: string;
  until?: string;
  /** When it leaked: it vouches only for what lies under a day's root of before. */
  revokedAt?: string;
};
export type EvidenceKeys = { keys: readonly EvidenceKey[] };

/** The root of a company's day as `/.well-known/tyomaaportti-days.json` lists it. */
export type EvidenceDay = { company: string; day: string; root: string; leaves: number; at: string };
export type EvidenceDays = { days: readonly EvidenceDay[] };

export const subOf = (kind: EvidenceKind, id: string): string => `${kind}:${id}`;
