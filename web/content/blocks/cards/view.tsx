import type { CardImage } from '../../../../shared/content/blocks/cards/card-image.ts';
import type { CardsBlock } from '../../../../shared/content/blocks/cards/rules.ts';
import type { BlockLooks, BlockViewProps } from '../../block-view.ts';
import { CardList } from '../../cards/card-list.tsx';
import { cardTitle, cardTypeTitle, spoken } from '../../cards/card-title.ts';
import { ReadCards } from '../../cards/read-cards.tsx';

function Cards(props: BlockViewProps<CardsBlock, CardImage[]>) {
  const { block, page } = props;
  return page.mode === 'read' ? <ReadCards block={block} files={page.files} /> : <CardList {...props} />;
}

const CARD_PATH = /^(names|images)\.(\d+)/;

export const cardsLooks: BlockLooks<CardsBlock, CardImage[]> = {
  View: Cards,
  placeName: ({ names, images }, { t, path }) => {
    const [, list, text] = CARD_PATH.exec(path) ?? [];
    const place = Number(text);
    const card = list === 'images' ? images[place] : undefined;
    const title = card ? cardTitle(t, card, names) : cardTypeTitle(t, names[place]?.title ?? '', names);
    return spoken(title) || undefined;
  },
};
