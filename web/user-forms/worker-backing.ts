import { useMemo, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasExam } from '../../shared/content/pages/page-rules.ts';
import { AppError } from '../../shared/core/errors.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { useIsOnline } from '../app/shell/use-is-online.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import { waitingPart, type KeptInduction, type Part } from '../offline/kept-induction.ts';
import type { Fate } from '../offline/outbox-view.ts';
import { phone } from '../offline/phone.ts';
import { pictureOnPhone } from '../offline/picture-urls.ts';
import type { EarlierCardCalls } from './final/earlier-cards.ts';
import { keepDraft, readDrafts } from './kept-drafts.ts';
import { findCompaniesFor } from './details/find-companies.ts';
import type { PlayerBacking, SaveResult } from './player-backing.ts';
import { refusalOf, type SaveRefusal } from './save-refusal.ts';
import { sendingState } from './sending/sending-state.ts';
import { shownForm } from './shown-form.ts';
import { useKeptFiles } from './sending/use-kept-files.ts';
import { useOutboxView, workerOutbox } from './sending/worker-outbox.ts';

/** How long a page waits for the server before the worker goes on; an exam waits longer. */
const PATIENCE_MILLISECONDS = 4000;
const EXAM_PATIENCE_MILLISECONDS = 15_000;

const RULES = { hasReadingTime: true, isChecked: true, isEditing: false } as const;

function parkedRefusal(kept: KeptInduction, part: Part): SaveRefusal | undefined {
  const parking = waitingPart(kept, part)?.parking;
  return parking && refusalOf(new AppError(parking.code, { issues: parking.issues }));
}

/** Waits up to `most` milliseconds for the server, then lets the worker go on, after which the part no longer holds the page. */
async function waitUntilSettled(
  userFormId: string,
  meant: { part: Part; revision: number },
  most: number,
): Promise<SaveResult> {
  const outbox = workerOutbox();
  const fate: Fate = await outbox.fate(userFormId, meant, navigator.onLine ? most : 0);
  if (fate.kind === 'sent') return { kind: 'saved' };
  const { code, issues } = fate.kind === 'parked' ? fate.parking : {};
  if (code) return refusalOf(new AppError(code, { issues: issues ?? [] }));
  await outbox.leave(userFormId, meant);
  return { kind: 'kept' };
}

/** The uploading comes with the pages that have pictures. */
function laterUpload(t: TFunction, userFormId: string): PictureUpload {
  return async (file, options) => {
    const { pictureUpload } = await import('./sending/upload-picture.ts');
    return pictureUpload(t, userFormId)(file, options);
  };
}

function laterCardCalls(t: TFunction, userFormId: string): EarlierCardCalls {
  const load = async () => (await import('./final/earlier-cards.ts')).earlierCardCalls(t, userFormId);
  return { find: async () => (await load()).find(), copyImage: async (card) => (await load()).copyImage(card) };
}

/** The backing of the worker's own induction: all changes go through the phone's outbox. */
export function useWorkerBacking(kept: KeptInduction, pathTo: PlayerBacking['pathTo']): PlayerBacking {
  const { userFormId } = kept;
  const { t } = useTranslation();
  const language = useLanguage();
  const isOnline = useIsOnline();
  const [openedAt] = useState(() => Date.now());
  const view = useOutboxView(userFormId);
  const form = useMemo(() => shownForm(kept), [kept]);
  useKeptFiles(kept.form);
  const outbox = workerOutbox();
  const { uploadPicture, earlierCards, keep } = useMemo(
    () => ({
      uploadPicture: laterUpload(t, userFormId),
      earlierCards: laterCardCalls(t, userFormId),
      keep: (part: Part, value: unknown) => keepDraft(userFormId, part, value),
    }),
    [t, userFormId],
  );
  return {
    form,
    saved: kept.form,
    rules: RULES,
    pathTo,
    isKept: true,
    findCompanies: findCompaniesFor(userFormId),
    savePage: async (formPage, answers) => {
      const isExam = hasExam(form.pages[formPage] ?? { content: [] });
      const patience = isExam ? EXAM_PATIENCE_MILLISECONDS : PATIENCE_MILLISECONDS;
      return waitUntilSettled(userFormId, await outbox.queuePage(userFormId, formPage, answers), patience);
    },
    saveDetails: async (user) =>
      waitUntilSettled(userFormId, await outbox.queueDetails(userFormId, user, language), PATIENCE_MILLISECONDS),
    // A failed autosave is sent with the page itself.
    saveTyped: (formPage, answers) => outbox.saveTyped(userFormId, formPage, answers).catch(() => undefined),
    refusalOf: (part) => parkedRefusal(kept, part),
    giveUp: (part) => outbox.discard(userFormId, part),
    readDrafts: () => readDrafts(form),
    keepDraft: keep,
    uploadPicture,
    earlierCards,
    pictureOnDevice: pictureOnPhone,
    sending: sendingState(view, { isOnline, isLasting: phone().isLasting(), now: openedAt }),
    sendNow: () => void outbox.send(userFormId),
  };
}
