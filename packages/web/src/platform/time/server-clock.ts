let ahead = 0

/** A moment of this device as the clock of the server tells it: a desk's own may be a day off. */
export const byServerClock = (moment: number) => moment + ahead

/** Sets the clock by every reply. */
export const serverClock = {
  onResponse({ response }: { response: Response }) {
    const date = Date.parse(response.headers.get('Date') ?? '')
    if (!Number.isNaN(date)) ahead = date - Date.now()
  },
}
