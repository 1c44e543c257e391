import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ImageField } from '../../../shared/content/kinds/form-field.ts';
import type { PictureRefusal } from '../picture-upload.ts';
import type { FieldViewProps } from './field-view.ts';
import { isWantedType, mostBytes, mostPictures } from './picture-limits.ts';

/** A picture that is not in yet: on its way, or refused. */
export type PendingPicture = {
  id: number;
  file: File;
  /** A local address of the file. */
  preview: string;
  share: number;
  refusal?: PictureRefusal | undefined;
};

type Sending = { stop: AbortController; preview: string };

/** The newest props: an upload ends between two renders, and must add to the value that is the newest by then. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The uploads that are under way; they end with the field. */
function useSendings() {
  const sendings = useRef(new Map<number, Sending>());
  useEffect(() => {
    const all = sendings.current;
    return () => {
      for (const each of all.keys()) forget(all, each);
    };
  }, []);
  return sendings;
}

/** Tells the page how many pictures of the field are not in yet. */
function useToldPending({ id, page }: FieldViewProps<ImageField>, count: number): void {
  const { onPendingPictures } = page;
  useEffect(() => {
    onPendingPictures?.(id, count);
    return () => onPendingPictures?.(id, 0);
  }, [onPendingPictures, id, count]);
}

/** The pictures of a field that are being taken in; what is in becomes the field's value. */
export function usePictures(props: FieldViewProps<ImageField>) {
  const { t } = useTranslation();
  const { field, page } = props;
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const [notice, setNotice] = useState('');
  const latest = useLatest(props);
  const sendings = useSendings();
  const lastId = useRef(0);
  useToldPending(props, pending.length);

  const patch = (pictureId: number, changed: Partial<PendingPicture>) =>
    setPending((before) => before.map((each) => (each.id === pictureId ? { ...each, ...changed } : each)));
  const drop = (pictureId: number) => {
    forget(sendings.current, pictureId);
    setPending((before) => before.filter((each) => each.id !== pictureId));
  };
  const take = (pictureId: number, name: string) =>
    flushSync(() => {
      const now = latest.current;
      drop(pictureId);
      setNotice(t('pictures.sent'));
      if (!now.field.value.includes(name)) now.onValue([...now.field.value, name]);
    });
  const send = async ({ id: pictureId, file, preview }: PendingPicture) => {
    const stop = new AbortController();
    sendings.current.set(pictureId, { stop, preview });
    const onProgress = (share: number) => patch(pictureId, { share });
    const taken = await page.uploadPicture?.(file, { maxBytes: mostBytes(field), onProgress, signal: stop.signal });
    if (stop.signal.aborted || !taken) return;
    if ('name' in taken) take(pictureId, taken.name);
    else patch(pictureId, { refusal: taken.refusal });
  };
  const add = (files: readonly File[]) => {
    const room = Math.max(0, mostPictures(field) - field.value.length - pending.length);
    const wanted = files.filter((file) => isWantedType(field, file));
    const fresh = wanted.slice(0, room).map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, preview: URL.createObjectURL(file), share: 0 };
    });
    const isWrongType = wanted.length < files.length;
    setNotice(
      isWrongType
        ? t('pictures.wrongType')
        : wanted.length > room
          ? t('pictures.tooMany', { count: mostPictures(field) })
          : '',
    );
    setPending((before) => [...before, ...fresh]);
    for (const picture of fresh) void send(picture);
  };
  const retry = (picture: PendingPicture) => {
    patch(picture.id, { refusal: undefined, share: 0 });
    void send(picture);
  };
  const remove = (name: string) => {
    setNotice(t('pictures.removed'));
    props.onValue(field.value.filter((each) => each !== name));
  };
  return {
    pending,
    notice,
    add,
    retry,
    drop,
    remove,
    isFull: field.value.length + pending.length >= mostPictures(field),
  };
}

function forget(all: Map<number, Sending>, pictureId: number): void {
  const sending = all.get(pictureId);
  all.delete(pictureId);
  sending?.stop.abort();
  if (sending) URL.revokeObjectURL(sending.preview);
}
