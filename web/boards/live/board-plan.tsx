import { useTranslation } from 'react-i18next';
import type { Board, BoardRow } from '../../../shared/boards/board.ts';
import type { ShownProject } from '../../../shared/projects/project.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { zoneGroups } from './board-groups.ts';
import { planUrl } from '../../content/plan/plan-url.ts';
import { SitePlan, type PlanPin } from '../../content/plan/site-plan.tsx';

type BoardPlanProps = {
  project: ShownProject;
  board: Board;
  /** The permit whose zones stand out. */
  permitId: string | undefined;
};

/** What is stopped comes before what is watched, and that before what goes on. */
function toneOf(rows: readonly BoardRow[]): PlanPin['tone'] {
  const states = new Set(rows.map(({ state }) => state));
  return (['suspended', 'watch', 'valid'] as const).find((state) => states.has(state));
}

/** Where on the site the permits of today are: each zone of the plan with their number. */
export function BoardPlan({ project, board, permitId }: BoardPlanProps) {
  const { t } = useTranslation();
  const url = planUrl(project, project.plan);
  const groups = new Map(zoneGroups(board).map(({ zone, rows }) => [zone?._id, rows]));
  const asked = board.permits.find(({ _id }) => permitId !== undefined && _id === permitId);
  const own = new Set(asked?.zones.map(({ _id }) => _id));
  const pins = project.zones.flatMap(({ _id: key, name, point }): PlanPin[] => {
    const rows = groups.get(key) ?? [];
    const meaning = t('board.plan.permits', { count: rows.length });
    return point
      ? [{ key, name, point, sign: String(rows.length), meaning, tone: toneOf(rows), isOwn: own.has(key) }]
      : [];
  });
  if (url === undefined || pins.length === 0) return null;
  return (
    <Panel title={asked ? t('board.plan.ofPermit', { number: asked.number }) : t('board.plan.title')}>
      <SitePlan url={url} pins={pins} />
    </Panel>
  );
}
