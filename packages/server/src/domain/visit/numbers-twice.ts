/** The rows of a list of a draft that have the number of an earlier row. */
export const numbersTwice = (list: string, rows: readonly { id: number }[]) =>
  rows.flatMap(({ id }, row): [field: string, problem: 'numberTwice'][] =>
    rows.findIndex((each) => each.id === id) < row ? [[`${list}.${row}.id`, 'numberTwice']] : [],
  )
