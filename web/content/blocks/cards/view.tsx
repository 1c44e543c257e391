import { cardNameOf, type CardImage } from '../../../../shared/content/blocks/cards/card-image.ts';
import { isSameName, type CardsBlock } from '../../../../shared/content/blocks/cards/rules.ts';
import { findCardType } from '../../../../shared/content/card-rules.ts';
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
    const known = card ? cardNameOf(card) : (names[place]?.title ?? '');
    const own = findCardType(known) ? -1 : names.findIndex((name) => isSameName(name.title, known));
    return { text: spoken(title), ...(own >= 0 && { path: `names.${own}.title` }) };
  },
};
