import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../ui/overlays/action-menu.tsx';
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
    { key: 'rename', label: t('editor.rename'), onSelect: rename },
    { key: 'copy', label: t('editor.duplicatePage'), onSelect: () => acts.copyPage(id) },
    { key: 'up', label: t('editor.pageUp'), isDisabled: place === 0, onSelect: () => acts.movePage(id, -1) },
    { key: 'down', label: t('editor.pageDown'), isDisabled: place === count - 1, onSelect: () => acts.movePage(id, 1) },
    { key: 'to', label: t('editor.pageTo'), isDisabled: count < 2, onSelect: () => ui.openMovePage(id) },
    { key: 'remove', label: t('editor.removePage'), isDangerous: true, onSelect: () => acts.removePage(id) },
  ];
  return (
    <ActionMenu
      label={t('editor.pageActs', { name: page.title.trim() || t('editor.pageNameless') })}
      actions={actions}
    />
  );
}
