import { useEffect, useRef, useState } from 'react';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import type { CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import type { EarlierCard } from '../../../shared/user-forms/earlier-card/earlier-card.ts';
import type { EarlierCards, FoundCards } from '../earlier-cards.ts';
import { takenOver, whyNotTicked } from './earlier-choice.ts';

type Options = { block: CardsBlock; earlierCards: EarlierCards; onAnswer: (images: CardImage[]) => void };

type Copying = { done: number; total: number };

/** The indexes of the initially ticked cards. */
function firstTicks(block: CardsBlock, cards: readonly EarlierCard[]): ReadonlySet<number> {
  return new Set(cards.flatMap((card, place) => (whyNotTicked(block, card) === undefined ? [place] : [])));
}

/** Finds earlier cards, lets the worker select them, and copies them one by one. */
export function useEarlierCards({ block, earlierCards, onAnswer }: Options, onCopied: (count: number) => void) {
  const [found, setFound] = useState<FoundCards>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isFinding, setFinding] = useState(false);
  const [copying, setCopying] = useState<Copying>();
  const [hasFailed, setFailed] = useState(false);
  const cards = found && 'cards' in found ? found.cards : [];
  const take = (answer: FoundCards) => {
    if ('needsCode' in answer) {
      earlierCards.askForCode();
      return;
    }
    setFound(answer);
    setFailed(false);
    if ('cards' in answer) setTicked(firstTicks(block, answer.cards));
  };
  const find = async () => {
    setFinding(true);
    take(await earlierCards.find());
    setFinding(false);
  };
  const atFirst = useRef({ find, earlierCards });
  useEffect(() => {
    const first = atFirst.current;
    if (!first.earlierCards.isWanted) return;
    first.earlierCards.onShown();
    void first.find();
  }, []);
  const copy = async () => {
    const chosen = [...ticked].sort((a, b) => a - b);
    const failed = new Set<number>();
    const images = [...block.images];
    setFailed(false);
    for (const [done, place] of chosen.entries()) {
      setCopying({ done, total: chosen.length });
      const card = cards[place];
      const imageSrc = card && isImagePresent(card.imageSrc) ? await earlierCards.copyImage(card) : '';
      if (!card || imageSrc === undefined) failed.add(place);
      else {
        images.push(takenOver(block, card, imageSrc));
        onAnswer([...images]);
      }
    }
    setCopying(undefined);
    setTicked(failed);
    setFailed(failed.size > 0);
    if (failed.size === 0) {
      setFound(undefined);
      onCopied(chosen.length);
    }
  };
  const tick = (place: number, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, place] : [...ticked].filter((each) => each !== place)));
  return { cards, found, ticked, tick, isFinding, find, copying, copy, hasFailed, close: () => setFound(undefined) };
}

export type EarlierCardsState = ReturnType<typeof useEarlierCards>;
