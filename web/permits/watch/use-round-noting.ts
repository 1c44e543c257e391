import { useState } from 'react';
import type { Permit } from '../../../shared/permits/permit.ts';
import { dataUrlOf } from '../../content/data-url.ts';
import { smallPicture } from '../../content/small-picture.ts';
import { useRounds, type RoundsOf } from './use-rounds.ts';

const MOST_PHOTO_BYTES = 300_000;

/** What is given of a round, and noting it; it goes to the phone first, and from there when the network is there. */
export function useRoundNoting(of: RoundsOf, onChanged: (permit: Permit) => void) {
  const rounds = useRounds(of, onChanged);
  const [word, setWord] = useState('');
  const [photo, setPhoto] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [notedId, setNotedId] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await smallPicture(file, MOST_PHOTO_BYTES, new AbortController().signal).catch(() => undefined);
    setPhoto(picture && (await dataUrlOf(picture)));
  };
  const press = async () => {
    setBusy(true);
    setNotedId(await rounds.note(word.trim(), photo));
    setWord('');
    setPhoto(undefined);
    setBusy(false);
  };
  return { ...rounds, word, setWord, hasPhoto: photo !== undefined, take, press, isBusy, notedId };
}

export type RoundNoting = ReturnType<typeof useRoundNoting>;
