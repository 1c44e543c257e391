// <SortableList label={t('…')} items={blocks} nameOf={…} Item={BlockRow} selectedId={id} onSelect={select} onMove={move} />
// A list whose items are chosen by arrow keys and moved by dragging, by the mouse, the finger or the keyboard: Enter on the
// handle lifts, arrows choose the place, Enter drops. What an item shows may have controls of its own.
import { memo, useMemo, type ComponentType, type ReactNode } from 'react';
import {
  Button,
  GridList,
  GridListItem,
  I18nProvider,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
  type DropItem,
  type DroppableCollectionOnItemDropEvent,
  type Key,
} from 'react-aria-components';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { GripIcon } from '../../ui/staff-icons.tsx';
import { allowPressing } from './pressable.ts';
import styles from './sortable-list.module.css';

type SortableListProps<Item extends { id: string }> = {
  label: string;
  items: readonly Item[];
  /** The item's name for screen readers. */
  nameOf: (item: Item) => string;
  /** Renders an item; only again when the item is another object. */
  Item: ComponentType<{ item: Item }>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Called on Enter or a double press on an item. */
  onOpen?: (id: string) => void;
  /** The item's new index among the others, not counting itself. */
  onMove: (id: string, place: number) => void;
  /** Disables dragging while the user types in an item, where a drag should select text. */
  isFixed?: boolean;
  /** The drag type that other lists accept. */
  part: string;
  /** What other lists may drop onto an item. */
  guest?: { part: string; onDrop: (id: string, ontoId: string) => void };
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** The height of all items in pixels, if equal: then only those near the screen render. */
  itemHeight?: number;
};

const LOCALES = { fi: 'fi-FI', en: 'en-GB' } as const;

allowPressing();

/** The index of a drop, not counting the dropped item. */
function placeOf(ids: readonly string[], moved: string, target: { key: Key; dropPosition: string }): number {
  const others = ids.filter((id) => id !== moved);
  const at = others.indexOf(String(target.key));
  return target.dropPosition === 'after' ? at + 1 : at;
}

async function guestIdOf(dropped: readonly DropItem[], part: string): Promise<string | undefined> {
  const [item] = dropped;
  return item?.kind === 'text' && item.types.has(part) ? item.getText(part) : undefined;
}

type DrawnProps = { itemHeight: number | undefined; children: ReactNode };

/** The whole list, or its part near the screen. */
function Drawn({ itemHeight, children }: DrawnProps) {
  const layoutOptions = useMemo(() => (itemHeight === undefined ? {} : { rowSize: itemHeight }), [itemHeight]);
  if (itemHeight === undefined) return children;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}

function List<Thing extends { id: string }>(props: SortableListProps<Thing>) {
  const { Item } = props;
  const {
    label,
    items,
    nameOf,
    selectedId,
    onSelect,
    onOpen,
    onMove,
    isFixed = false,
    part,
    guest,
    itemHeight,
  } = props;
  const language = useStaffLanguage();
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isFixed,
    getItems: (keys) => [...keys].map((key) => ({ [part]: String(key) })),
    ...(guest && {
      acceptedDragTypes: [part, guest.part],
      shouldAcceptItemDrop: (_target: unknown, types: { has: (type: string) => boolean }) => types.has(guest.part),
      onItemDrop: ({ items: dropped, target }: DroppableCollectionOnItemDropEvent) => {
        void guestIdOf(dropped, guest.part).then((id) => id !== undefined && guest.onDrop(id, String(target.key)));
      },
    }),
    onReorder: ({ keys, target }) => {
      const [moved] = [...keys].map(String);
      if (moved !== undefined && moved !== target.key) onMove(moved, placeOf(ids, moved, target));
    },
  });
  const list = (
    <GridList
      aria-label={label}
      className={props.className ?? ''}
      items={items}
      dependencies={[language]}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      keyboardNavigationBehavior="tab"
      selectedKeys={selectedId === undefined ? [] : [selectedId]}
      onSelectionChange={(keys) => {
        const [chosen] = keys === 'all' ? [] : [...keys];
        if (chosen !== undefined) onSelect(String(chosen));
      }}
      {...(onOpen && { onAction: (key: Key) => onOpen(String(key)) })}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={nameOf(item)} className={props.itemClassName ?? ''}>
          <Button slot="drag" className={styles.grip ?? ''}>
            <GripIcon />
          </Button>
          <Item item={item} />
        </GridListItem>
      )}
    </GridList>
  );
  return (
    <I18nProvider locale={LOCALES[language]}>
      <Drawn itemHeight={itemHeight}>{list}</Drawn>
    </I18nProvider>
  );
}

/** Renders again only when a prop changes, which typing in an item need not do. */
export const SortableList = memo(List) as typeof List;
