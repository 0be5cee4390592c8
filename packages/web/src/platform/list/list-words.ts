type Word =
  | 'title'
  | 'search'
  | 'searchIn'
  | 'sort'
  | 'create'
  | 'nothing'
  | 'nothingText'
  | 'noMatch'
  | 'noMatchText'
  | 'clear'
/** The `list` of a feature's texts. */
export type ListWords = Record<Word, () => string> & { import?: () => string }
