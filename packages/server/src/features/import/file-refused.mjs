/** A file is not taken. Threads cannot hand errors of a class to each other: what it says is sent instead. */
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
