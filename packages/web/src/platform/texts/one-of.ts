/** A text, if it is one of the words offered. */
export const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text)
