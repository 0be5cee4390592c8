/** The refusal of a file. Threads cannot pass instances of a class to each other: its fields are sent instead. */
export class FileRefused extends Error {
  /**
   * @param {import('./table').FileRefusal['status']} status
   * @param {import('./table').FileRefusal['sentence']} sentence
   * @param {import('./table').FileRefusal['values']} [values]
   */
  constructor(status, sentence, values) {
    super(sentence)
    this.refusal = { status, sentence, ...(values && { values }) }
  }
}
