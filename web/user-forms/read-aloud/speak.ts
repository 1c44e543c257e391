import type { Piece } from './page-pieces.ts';
import { findVoice } from './voices.ts';

/**
 * Reads pieces one after another, each by a voice of its language; one without a voice is left out, since another language's voice makes
 * noise of it. Tells once when it has ended by itself; what it returns stops it, and then nothing is told.
 */
export function speak(pieces: readonly Piece[], onEnd: () => void): () => void {
  // Held by `stop`: Chrome forgets the events of those that nothing refers to.
  const queue = pieces.flatMap(({ text, language }) => {
    const voice = findVoice(language);
    if (!voice) return [];
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    return [utterance];
  });
  let left = queue.length;
  const count = () => {
    left -= 1;
    if (left === 0) onEnd();
  };
  if (left === 0) onEnd();
  for (const utterance of queue) {
    utterance.addEventListener('end', count);
    utterance.addEventListener('error', count);
    speechSynthesis.speak(utterance);
  }
  return () => {
    for (const utterance of queue.splice(0)) {
      utterance.removeEventListener('end', count);
      utterance.removeEventListener('error', count);
    }
    speechSynthesis.cancel();
  };
}
