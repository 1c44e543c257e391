import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ImageField } from '../../../shared/content/blocks/form/field-shape.ts';
import type { PictureRefusal } from '../picture-upload.ts';
import type { FieldViewProps } from './field-view.ts';
import { isWantedType, mostBytes, mostPictures } from './picture-limits.ts';

/** A pending picture: uploading or refused. */
export type PendingPicture = {
  id: number;
  file: File;
  /** A local URL of the file. */
  preview: string;
  share: number;
  /** The device's name of the picture, which the field already holds. */
  keptName?: string | undefined;
  refusal?: PictureRefusal | undefined;
};

type Sending = { stop: AbortController; preview: string };

/** The newest props: an upload may end between two renders and must add to the newest value. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The running uploads, which unmounting the field cancels. */
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

/** Reports the field's number of pending pictures to the page. */
function useToldPending({ id, page }: FieldViewProps<ImageField>, count: number): void {
  const { onPendingPictures } = page;
  useEffect(() => {
    onPendingPictures?.(id, count);
    return () => onPendingPictures?.(id, 0);
  }, [onPendingPictures, id, count]);
}

/** The pending pictures and their results: a name in the field's value, or a refusal. */
function usePending(latest: RefObject<FieldViewProps<ImageField>>) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const sendings = useSendings();
  const patch = (pictureId: number, changed: Partial<PendingPicture>) =>
    setPending((before) => before.map((each) => (each.id === pictureId ? { ...each, ...changed } : each)));
  const end = (pictureId: number) => {
    forget(sendings.current, pictureId);
    setPending((before) => before.filter((each) => each.id !== pictureId));
  };
  const addName = (name: string) => {
    const { field, onValue } = latest.current;
    if (!field.value.includes(name)) onValue([...field.value, name]);
  };
  const removeName = (name: string | undefined) => {
    const { field, onValue } = latest.current;
    if (name !== undefined) onValue(field.value.filter((each) => each !== name));
  };
  return {
    pending,
    patch,
    begin: (fresh: readonly PendingPicture[]) => setPending((before) => [...before, ...fresh]),
    follow: (pictureId: number, sending: Sending) => sendings.current.set(pictureId, sending),
    drop: ({ id: pictureId, keptName }: PendingPicture) => {
      end(pictureId);
      removeName(keptName);
    },
    keep: (pictureId: number, name: string) => {
      patch(pictureId, { keptName: name });
      addName(name);
    },
    take: (pictureId: number, name: string) => {
      end(pictureId);
      addName(name);
    },
    refuse: (pictureId: number, refusal: PictureRefusal, keptName: string | undefined) => {
      patch(pictureId, { refusal, keptName: undefined });
      removeName(keptName);
    },
  };
}

/** Uploads a field's pictures; their names become the field's value. */
export function usePictures(props: FieldViewProps<ImageField>) {
  const { t } = useTranslation();
  const { field, page } = props;
  const [notice, setNotice] = useState('');
  const latest = useLatest(props);
  const { pending, patch, begin, follow, drop, keep, take, refuse } = usePending(latest);
  const lastId = useRef(0);
  useToldPending(props, pending.length);
  const most = mostPictures(field);
  // Where one picture fits, a refused one gives way to the next.
  const replaced = most === 1 ? pending.filter(({ refusal }) => refusal !== undefined) : [];
  const waiting = pending.filter((each) => each.keptName === undefined && !replaced.includes(each));
  const count = field.value.length + waiting.length;

  const send = async ({ id: pictureId, file, preview }: PendingPicture) => {
    const stop = new AbortController();
    follow(pictureId, { stop, preview });
    let keptName: string | undefined;
    const taken = await page.uploadPicture?.(file, {
      maxBytes: mostBytes(field),
      onProgress: (share) => patch(pictureId, { share }),
      onKept: (name) => {
        keptName = name;
        flushSync(() => keep(pictureId, name));
      },
      signal: stop.signal,
    });
    if (stop.signal.aborted || !taken) return;
    // Commits the field's value before the next picture adds to it.
    flushSync(() => {
      if ('name' in taken) take(pictureId, taken.name);
      else refuse(pictureId, taken.refusal, keptName);
      if ('name' in taken) setNotice(t(taken.isWaiting ? 'pictures.kept' : 'pictures.sent'));
    });
  };
  const add = (files: readonly File[]) => {
    const room = Math.max(0, most - count);
    const wanted = files.filter((file) => isWantedType(field, file));
    const fresh = wanted.slice(0, room).map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, preview: URL.createObjectURL(file), share: 0 };
    });
    const isWrongType = wanted.length < files.length;
    setNotice(
      isWrongType ? t('pictures.wrongType') : wanted.length > room ? t('pictures.tooMany', { count: most }) : '',
    );
    if (fresh.length > 0) replaced.forEach(drop);
    begin(fresh);
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
    isFull: count >= most,
    /** The uploaded pictures; pending ones are listed separately. */
    names: field.value.filter((name) => !pending.some(({ keptName }) => keptName === name)),
  };
}

function forget(all: Map<number, Sending>, pictureId: number): void {
  const sending = all.get(pictureId);
  all.delete(pictureId);
  sending?.stop.abort();
  if (sending) URL.revokeObjectURL(sending.preview);
}
