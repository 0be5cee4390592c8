import type { Texts } from './texts'

export type Sentence = keyof Texts

/** A sentence whose braces are filled in. */
export interface FilledSentence {
  sentence: Sentence
  values: Record<string, string | number>
}
