/** The server cannot start, for a reason the person who starts it can mend: its message is one sentence. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
