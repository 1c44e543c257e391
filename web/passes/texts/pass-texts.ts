import type { PassState } from '../../../shared/gate/pass-state.ts';

/** The words around a worker's pass: they come with its file, so that no other page of a worker waits for them. */
export type PassTexts = {
  title: string;
  show: string;
  /** What the QR code opens. */
  code: (name: string) => string;
  state: Readonly<Record<PassState, string>>;
  /** What to do in a state; empty where there is nothing. */
  advice: Readonly<Record<PassState, string>>;
  until: (date: string) => string;
  site: string;
  induction: string;
  signed: string;
  cards: string;
  validCards: (valid: number, all: number) => string;
  /** The marks of the evidence, behind a press. */
  marks: string;
  noPhotoId: string;
  fetched: (when: string) => string;
  worksOffline: string;
  savePicture: string;
  pictureFailed: string;
  remove: string;
  removed: string;
  kept: string;
  wallet: (count: number) => string;
  back: string;
  renew: string;
  /** Where a card has expired. */
  renewCard: string;
  toCards: string;
  loading: string;
  unknown: string;
  unknownText: string;
  failed: string;
  failedText: string;
  again: string;
};
