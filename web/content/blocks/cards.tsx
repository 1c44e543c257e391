import type { CardImage } from '../../../shared/content/kinds/card-image.ts';
import type { CardsBlock } from '../../../shared/content/kinds/cards.ts';
import type { BlockViewProps } from '../block-view.ts';
import { CardList } from '../cards/card-list.tsx';
import { ReadCards } from '../cards/read-cards.tsx';

export function Cards(props: BlockViewProps<CardsBlock, CardImage[]>) {
  const { block, page } = props;
  return page.mode === 'read' ? <ReadCards block={block} files={page.files} /> : <CardList {...props} />;
}
