import { hasExam } from '../../../shared/content/pages/page-rules.ts';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import type { Openness, PageView } from '../../content/block-view.ts';
import { userFormFiles } from '../../content/page-files.ts';
import { draftPart } from '../kept-drafts.ts';
import { saidOf } from '../../content/said/page-said.ts';
import { siteTowns } from './site-texts.ts';
import type { FormPageState } from './use-form-page.ts';
import type { Player } from '../use-player.ts';

function opennessOf({ form, rules }: Player, { signed }: UserPage): Openness {
  if (form.meta.archived) return 'closed';
  if (rules.isEditing) return 'open';
  if (form.meta.approved) return 'closed';
  return signed === null ? 'open' : 'signed';
}

type Shown = { page: UserPage; formPage: number; state: FormPageState } & Pick<
  PageView,
  'onPendingPictures' | 'earlierCards'
>;

/** The view of a page's blocks for its worker. */
export function pageViewOf(
  player: Player,
  { page, formPage, state, onPendingPictures, earlierCards }: Shown,
): PageView {
  const isPassed = page.signed !== null && hasExam(page);
  return {
    mode: 'fill',
    openness: state.isSigning ? 'closed' : opennessOf(player, page),
    files: { ...userFormFiles(player.form), onDevice: player.pictureOnDevice },
    uploadPicture: player.uploadPicture,
    onPendingPictures,
    earlierCards,
    places: siteTowns(player.form),
    ...(player.isKept && { draft: { entityId: player.form._id, part: draftPart(formPage) } }),
    said: saidOf(player.form, page),
    exam: isPassed ? 'passed' : state.exam && 'failed',
  };
}
