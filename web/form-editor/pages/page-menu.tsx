import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../ui/overlays/action-menu.tsx';
import { ArrowDownIcon, ArrowRightIcon, ArrowUpIcon, CopyIcon, PencilIcon } from '../../ui/icons.tsx';
import { TrashIcon } from '../../ui/staff-icons.tsx';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditorStore } from '../editor-context.ts';
import { useEditorUi } from '../document/editor-ui.ts';
import type { RailRow } from './rail-rows.ts';

/** The acts on a whole page. */
export function PageMenu({ page }: { page: Pick<RailRow, 'id' | 'place' | 'count' | 'title'> }) {
  const { t } = useTranslation();
  const acts = useEditorActs();
  const store = useEditorStore();
  const ui = useEditorUi();
  const { id, place, count } = page;
  const rename = () => {
    store.select({ pageId: id });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#canvas-title')?.focus());
  };
  const actions: MenuAction[] = [
    { key: 'rename', label: t('editor.rename'), icon: PencilIcon, onSelect: rename },
    { key: 'copy', label: t('editor.duplicatePage'), icon: CopyIcon, onSelect: () => acts.copyPage(id) },
    {
      key: 'up',
      label: t('editor.pageUp'),
      icon: ArrowUpIcon,
      isDisabled: place === 0,
      onSelect: () => acts.movePage(id, -1),
    },
    {
      key: 'down',
      label: t('editor.pageDown'),
      icon: ArrowDownIcon,
      isDisabled: place === count - 1,
      onSelect: () => acts.movePage(id, 1),
    },
    {
      key: 'to',
      label: t('editor.pageTo'),
      icon: ArrowRightIcon,
      isDisabled: count < 2,
      onSelect: () => ui.openMovePage(id),
    },
    {
      key: 'remove',
      label: t('editor.removePage'),
      icon: TrashIcon,
      isDangerous: true,
      onSelect: () => acts.removePage(id),
    },
  ];
  return (
    <ActionMenu
      label={t('editor.pageActs', { name: page.title.trim() || t('editor.pageNameless') })}
      actions={actions}
    />
  );
}
