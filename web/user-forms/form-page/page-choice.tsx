import { lazy, Suspense } from 'react';
import { mayChangeAfterSigning } from '../../../shared/content/answers/after-signing.ts';
import { userFormFiles } from '../../content/page-files.ts';
import { savedAnswers } from '../player-state.ts';
import type { FormPageState } from './use-form-page.ts';
import type { Player } from '../use-player.ts';

const ConflictChoice = lazy(async () => ({ default: (await import('../edit/conflict-choice.tsx')).ConflictChoice }));

type PageChoiceProps = { player: Player; formPage: number; state: FormPageState };

/** Offers a choice between the worker's own and the saved version of a page after a version conflict. */
export function PageChoice({ player, formPage, state }: PageChoiceProps) {
  const { refusal, save, forgetCheck } = state;
  const saved = player.saved.pages[formPage];
  if (!saved || (refusal?.kind !== 'conflict' && refusal?.kind !== 'closed')) return null;
  const own = player.answersOf(formPage);
  const isOpen =
    player.rules.isEditing || saved.signed === null || mayChangeAfterSigning(saved, savedAnswers(saved), own);
  const isMine = refusal.kind === 'conflict' && isOpen;
  return (
    <Suspense fallback={null}>
      <ConflictChoice
        saved={saved}
        files={{ ...userFormFiles(player.saved), onDevice: player.pictureOnDevice }}
        onMine={isMine ? () => void save() : undefined}
        onSaved={() => void player.giveUp(formPage).then(forgetCheck)}
      />
    </Suspense>
  );
}
