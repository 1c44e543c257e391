import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { PlayerScreen } from '../player-page.tsx';
import { useTrialBacking } from './trial-backing.tsx';
import { TrialFinalPage } from '../final/trial-final-page.tsx';
import { usePlayer } from '../use-player.ts';
import { useNavigate } from 'react-router-dom';
import { INTRO_INDEX } from '../../../shared/content/pages/page-number.ts';

type TrialPreviewProps = { form: InductionForm; asked: string; pathTo: (index: number) => string };

/** Shows a form, saved or not, in the player at the caller's addresses: stores and requires nothing. */
export function TrialPreview({ form, asked, pathTo }: TrialPreviewProps) {
  const navigate = useNavigate();
  const player = usePlayer({ ...useTrialBacking(form), pathTo, notice: undefined });
  const restart = () => void navigate(pathTo(INTRO_INDEX), { replace: true });
  return <PlayerScreen player={player} asked={asked} final={<TrialFinalPage player={player} onRestart={restart} />} />;
}
