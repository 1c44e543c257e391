/** Says each text and each file of a content in some language; `path` is the text's place within what is translated. */
export type Speaker = {
  text: (text: string, path: string) => string;
  /** The same of a text by which an answer is judged: the translation of a former one must not stand for it. */
  exactText?: (text: string, path: string) => string;
  /** Of a picture or a document: the name of its file. */
  file: (name: string, path: string) => string;
};

/** How a kind of block is said in another language: only what is shown changes, and whatever an answer names stays. */
export type BlockTexts<B> = (block: B, say: Speaker) => B;

/** The same speaker for a part at `prefix`. */
export function under(prefix: string, { text, exactText = text, file }: Speaker): Speaker {
  return {
    text: (given, path) => text(given, `${prefix}.${path}`),
    exactText: (given, path) => exactText(given, `${prefix}.${path}`),
    file: (name, path) => file(name, `${prefix}.${path}`),
  };
}

/** A list of texts at `path`, each at its index. */
export const sayEach = (texts: readonly string[], path: string, say: Speaker): string[] =>
  texts.map((text, index) => say.text(text, `${path}.${index}`));
