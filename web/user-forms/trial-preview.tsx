import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { PlayerScreen } from './player-page.tsx';
import { useTrialBacking } from './trial-backing.tsx';
import { TrialFinalPage } from './trial-final-page.tsx';
import { usePlayer } from './use-player.ts';
import { useNavigate } from 'react-router-dom';
import { INTRO_INDEX } from '../../shared/content/page-number.ts';

type TrialPreviewProps = { form: InductionForm; asked: string; pathTo: (index: number) => string };

/** A form in the player, saved or not, at addresses of whoever shows it: nothing is stored and nothing is required. */
export function TrialPreview({ form, asked, pathTo }: TrialPreviewProps) {
  const navigate = useNavigate();
  const player = usePlayer({ ...useTrialBacking(form), pathTo, notice: undefined });
  const restart = () => void navigate(pathTo(INTRO_INDEX), { replace: true });
  return <PlayerScreen player={player} asked={asked} final={<TrialFinalPage player={player} onRestart={restart} />} />;
}
