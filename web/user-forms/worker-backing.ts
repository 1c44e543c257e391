import { useMemo, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../app/texts/i18n.ts';
import { useIsOnline } from '../app/shell/use-is-online.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import { waitingPart, type KeptInduction, type Part } from '../offline/kept-induction.ts';
import { phone } from '../offline/phone.ts';
import { pictureOnPhone } from '../offline/picture-urls.ts';
import type { EarlierCardCalls } from './final/earlier-cards.ts';
import { keepDraft, readDrafts } from './kept-drafts.ts';
import { findCompaniesFor } from './details/find-companies.ts';
import type { PlayerBacking } from './player-backing.ts';
import { sendingState } from './sending/sending-state.ts';
import { shownForm } from './shown-form.ts';
import { useKeptFiles } from './sending/use-kept-files.ts';
import { useOutboxView, workerOutbox } from './sending/worker-outbox.ts';

/** Every page with something to save has loaded it. */
const loadSaving = () => import('./sending/save-part.ts');

const RULES = { hasReadingTime: true, isChecked: true, isEditing: false } as const;

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
    savePage: async (formPage, answers) => (await loadSaving()).savePage(form, formPage, answers),
    saveDetails: async (user) => (await loadSaving()).saveDetails(userFormId, user, language),
    saveTyped: async (formPage, answers) => (await loadSaving()).saveTyped(userFormId, formPage, answers),
    parkingOf: (part) => waitingPart(kept, part)?.parking,
    giveUp: async (part) => (await loadSaving()).giveUp(userFormId, part),
    readDrafts: () => readDrafts(form),
    keepDraft: keep,
    uploadPicture,
    earlierCards,
    pictureOnDevice: pictureOnPhone,
    sending: sendingState(view, { isOnline, isLasting: phone().isLasting(), now: openedAt }),
    sendNow: () => void workerOutbox().send(userFormId),
  };
}
