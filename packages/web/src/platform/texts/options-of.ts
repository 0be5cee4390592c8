/** The words of the contract as choices: `optionsOf(sexes, (sex) => texts.sexes[sex]())`. */
export const optionsOf = <Word extends string>(words: readonly Word[], labelOf: (word: Word) => string) =>
  words.map((word) => ({ value: word, label: labelOf(word) }))
