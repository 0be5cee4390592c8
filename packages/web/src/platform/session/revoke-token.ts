import { type Api, createApi } from '@clinic/api'

/** Tells the server that a session is over, as soon as it can be told. Until then only this page knows the token. */
export async function revokeToken(token: string) {
  // a client of its own: another user may sign in meanwhile, and a 401 here is none of theirs
  const api = createApi({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    accessToken: () => token,
    language: () => 'en',
    onUnauthorized: () => {},
  })
  while (!(await isTold(api))) await nextChance()
}

const isTold = (api: Api) =>
  api.POST('/api/auth/logout').then(
    ({ response }) => response.status < 500,
    () => false,
  )

const nextChance = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, 30_000)
  })
