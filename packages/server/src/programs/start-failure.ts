/** The server cannot start, for a reason the user can fix: its message is one sentence. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
