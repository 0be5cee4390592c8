import { ApiError, unwrap } from '@clinic/api'

/** Opens a reply; after too many requests the error says in how many minutes to try again. */
export function tellWhenAgain<Data>(
  request: Parameters<typeof unwrap<Data>>[0],
  sentence: (wait: { minutes: number }) => string,
): Promise<Data> {
  return unwrap(request).catch(async (error) => {
    if (!(error instanceof ApiError && error.status === 429)) throw error
    const seconds = Number((await request).response.headers.get('Retry-After')) || 60
    throw new ApiError(sentence({ minutes: Math.ceil(seconds / 60) }), 429)
  })
}
