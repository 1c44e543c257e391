import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../web/user-forms/read-aloud/speak.ts';
import { findVoice } from '../../../web/user-forms/read-aloud/voices.ts';

/** Says nothing, and ends what it was told to say when the test says so. */
class Utterance extends EventTarget {
  voice: { name: string } | null = null;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const voice = (lang: string, given: object = {}) => ({
  name: lang,
  lang,
  localService: true,
  default: false,
  ...given,
});
let voices: object[];
let said: Utterance[];
const heard = () => said.map(({ voice: by, text }) => `${by?.name}: ${text}`);

beforeEach(() => {
  voices = [voice('fi-FI'), voice('ru_RU'), voice('en-GB')];
  said = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => said.push(utterance),
    cancel: () => (said = []),
  });
});
afterEach(() => vi.unstubAllGlobals());

const PIECES = [
  { text: 'Правила', language: 'ru' },
  { text: 'Älä kulje taakan alla.', language: 'fi' },
  { text: 'Ei ääntä', language: 'et' },
];

test('each text is read by a voice of its own language, and one without a voice is left out', () => {
  speak(PIECES, () => undefined);
  expect(heard()).toEqual(['ru_RU: Правила', 'fi-FI: Älä kulje taakan alla.']);
});

test('the end of the last text is told once, also where one of them fails', () => {
  const ended = vi.fn();
  speak(PIECES, ended);
  said[0]?.dispatchEvent(new Event('error'));
  expect(ended).not.toHaveBeenCalled();
  said[1]?.dispatchEvent(new Event('end'));
  expect(ended).toHaveBeenCalledOnce();
});

test('what is stopped is silent, and its late events tell nothing', () => {
  const ended = vi.fn();
  const stop = speak(PIECES, ended);
  const begun = [...said];
  stop();
  for (const utterance of begun) utterance.dispatchEvent(new Event('error'));
  expect([said, ended.mock.calls]).toEqual([[], []]);
});

test('a page of which nothing can be read ends at once', () => {
  const ended = vi.fn();
  speak([], ended);
  expect(ended).toHaveBeenCalledOnce();
});

test('a voice that needs a server is none, and the phone’s own choice comes first', () => {
  voices = [voice('uk-UA', { localService: false }), voice('sv-SE'), voice('sv-FI', { default: true })];
  expect([findVoice('uk'), findVoice('sv')?.lang, findVoice('fi')]).toEqual([undefined, 'sv-FI', undefined]);
});

test('a browser that cannot speak has no voice', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  expect(findVoice('fi')).toBeUndefined();
});
