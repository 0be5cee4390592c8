/** Nothing can be sent until then: there is no token, or the service has not answered for a while. */
export class Paused extends Error {
  override name = 'Paused'
  readonly until: Date

  constructor(reason: string, until: Date) {
    super(reason)
    this.until = until
  }
}
